import { useId, type ReactNode } from 'react';

import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Below the box, always. */
  hint?: ReactNode;
  /** Below the box, in place of the hint; the box says that it is wrong. */
  error?: string | undefined;
}

interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string | undefined;
}

interface Props extends FieldProps {
  /** The control, given what ties it to its label and its words. */
  children: (described: Described) => ReactNode;
}

/** A label, a control and what is said of it, tied together for a screen reader. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error === undefined ? undefined : ''}>
        {children({
          id,
          'aria-describedby': said === undefined ? undefined : `${id}-said`,
          'aria-invalid': error === undefined ? undefined : true,
          className: styles.input,
        })}
      </div>
      {said !== undefined && (
        <p id={`${id}-said`} className={error === undefined ? styles.hint : styles.error}>
          {said}
        </p>
      )}
    </div>
  );
}
