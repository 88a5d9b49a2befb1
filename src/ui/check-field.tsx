import type { ReactNode, Ref } from 'react';

import styles from './field.module.css';

interface Props {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  /** It was passed over: it has to be ticked first. */
  isMissed?: boolean;
}

/** A native checkbox with its words. */
export function CheckField({ isChecked, onChange, children, isMissed = false, ...input }: Props) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        {...input}
        {...(isMissed && { 'aria-invalid': true })}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
