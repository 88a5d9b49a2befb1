import type { ComponentProps, ReactNode } from 'react';

import { Field, type FieldProps } from './field.tsx';

import styles from './field.module.css';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'className'> {
  value: string;
  onChange?: (value: string) => void;
  /** Before what is typed, such as a country's code; a screen reader hears it in the label. */
  prefix?: string;
  /** After the box's text: a button. */
  beside?: ReactNode;
}

/** A native text input with its label. */
export function TextField({ label, hint, error, value, onChange, prefix, beside, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <>
          <span className={styles.line} dir={input.dir}>
            {prefix !== undefined && (
              <span className={styles.prefix} aria-hidden="true">
                <bdi>{prefix}</bdi>
              </span>
            )}
            <input
              type="text"
              {...input}
              {...described}
              value={value}
              onChange={(event) => onChange?.(event.target.value)}
            />
          </span>
          {beside}
        </>
      )}
    </Field>
  );
}
