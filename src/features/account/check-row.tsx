import type { ComponentProps } from 'react';

import { RowFace } from './row-face.tsx';

import rows from './setting-row.module.css';

interface Props extends ComponentProps<typeof RowFace> {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A row of settings that is ticked or not: a native checkbox at its end. */
export function CheckRow({ name, isChecked, onChange, ...face }: Props) {
  return (
    <label className={rows.row}>
      <RowFace {...face} />
      <input
        type="checkbox"
        name={name}
        className={rows.tick}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
