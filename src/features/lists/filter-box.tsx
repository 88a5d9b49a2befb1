import { Icon } from '#src/ui/icon.tsx';

import search from '#src/blocks/search-box/search-box.module.css';
import styles from './filter-box.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** It was asked for by a tap. */
  isFocused?: boolean;
}

/** The search box of a tab: what is shown narrows while one types. */
export function FilterBox({ label, value, onChange, isFocused = false }: Props) {
  return (
    <label className={`${search.field} ${styles.box}`}>
      <Icon name="magnifying-glass" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the tap that asked for it is answered in it
        autoFocus={isFocused}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
