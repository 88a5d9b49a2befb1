import type { ComponentProps } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import { RowFace } from './row-face.tsx';

import styles from './setting-row.module.css';

interface Props extends ComponentProps<typeof RowFace> {
  onClick: () => void;
  isBusy?: boolean;
}

/** A row of settings that opens what it names. */
export function SettingButton({ onClick, isBusy = false, ...face }: Props) {
  return (
    <button type="button" className={styles.row} aria-disabled={isBusy} onClick={onClick}>
      <RowFace {...face} />
      <Icon name="caret-right" size={16} />
    </button>
  );
}
