import type { ReactNode } from 'react';

import { CheckField } from '#src/ui/check-field.tsx';

import styles from './rows.module.css';

interface Props {
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isBarred?: boolean;
  hint: ReactNode;
  error: string | undefined;
  children: ReactNode;
}

/** Where there is one thing alone to use, a box to tick instead of a list to open. */
export function SavingBox({ name, isChosen, onChoose, isBarred = false, hint, error, children }: Props) {
  return (
    <div>
      <CheckField
        name={name}
        isChecked={isChosen}
        onChange={onChoose}
        disabled={isBarred}
        isMissed={error !== undefined}
      >
        {children}
      </CheckField>
      <p className={error === undefined ? styles.note : styles.error}>{error ?? hint}</p>
    </div>
  );
}
