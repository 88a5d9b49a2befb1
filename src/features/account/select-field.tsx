import type { ReactNode } from 'react';

import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './select-field.module.css';

interface Props<T extends string> {
  label: ReactNode;
  value: T;
  options: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
  name: string;
}

/** One of a few, in the browser's own list; its box looks as the other fields do. */
export function SelectField<T extends string>({ label, value, options, onChange, name }: Props<T>) {
  return (
    <Field label={label}>
      {(described) => (
        <span className={styles.box}>
          <select {...described} name={name} value={value} onChange={(event) => onChange(event.target.value as T)}>
            {Object.entries<string>(options).map(([one, words]) => (
              <option key={one} value={one}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="caret-down" size={18} />
        </span>
      )}
    </Field>
  );
}
