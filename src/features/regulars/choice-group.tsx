import { useId, type ReactNode } from 'react';

import styles from './regular-form.module.css';

interface Props {
  label: ReactNode;
  error: string | undefined;
  /** One of them is chosen, by radio buttons; else any of them. */
  isOneOf?: boolean;
  children: ReactNode;
}

/** Choices under one heading, with what is wrong with them below. Of radio buttons the whole group is wrong, and takes the focus. */
export function ChoiceGroup({ label, error, isOneOf = false, children }: Props) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error === undefined ? undefined : id}
      {...(isOneOf && { role: 'radiogroup', tabIndex: -1, 'aria-invalid': error === undefined ? undefined : true })}
    >
      <legend>{label}</legend>
      {children}
      {error !== undefined && (
        <p id={id} className={styles.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
