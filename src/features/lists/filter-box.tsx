import { Icon } from '#src/ui/icon.tsx';

import styles from './filter-box.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search box of a tab: what is shown narrows while one types. */
export function FilterBox({ label, value, onChange }: Props) {
  return (
    <label className={styles.box}>
      <Icon name="magnifying-glass" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
