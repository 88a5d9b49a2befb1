import { useId } from 'react';

import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import { RowFace } from './row-face.tsx';

import styles from './select-row.module.css';
import rows from './setting-row.module.css';

interface Props<T extends string> {
  icon: IconName;
  label: string;
  value: T;
  options: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
  name: string;
}

/** A row of settings that is one of a few, in the browser's own list: on a phone a sheet from below. */
export function SelectRow<T extends string>({ icon, label, value, options, onChange, name }: Props<T>) {
  const id = useId();
  return (
    <div className={rows.row}>
      <RowFace
        icon={icon}
        label={<label htmlFor={id}>{label}</label>}
        title={
          <select
            id={id}
            name={name}
            className={styles.box}
            value={value}
            onChange={(event) => onChange(event.target.value as T)}
          >
            {Object.entries<string>(options).map(([one, words]) => (
              <option key={one} value={one}>
                {words}
              </option>
            ))}
          </select>
        }
      />
      <Icon name="caret-right" size={16} />
    </div>
  );
}
