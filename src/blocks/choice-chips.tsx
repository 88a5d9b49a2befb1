import { useId, type ReactNode } from 'react';

import styles from './choice-chips.module.css';

export interface Chip {
  id: number;
  words: ReactNode;
  /** Below the words: why it cannot be chosen. */
  note?: ReactNode;
  isDisabled?: boolean;
}

interface Props {
  label: string;
  chips: readonly Chip[];
  chosen: number | null;
  onChoose: (id: number) => void;
  /** One row that is scrolled: many of a kind, such as days. */
  isRow?: boolean;
  /** Of a few signs each, such as amounts: three of them side by side. */
  isShort?: boolean;
}

/** One of several: native radio buttons that look like chips. What cannot be chosen is shown. */
export function ChoiceChips({ label, chips, chosen, onChoose, isRow = false, isShort = false }: Props) {
  const name = useId();
  const layout = isRow ? styles.row : isShort ? styles.short : styles.chips;
  return (
    <div role="radiogroup" aria-label={label} className={layout}>
      {chips.map(({ id, words, note, isDisabled = false }) => (
        <label key={id} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            disabled={isDisabled}
            onChange={() => onChoose(id)}
          />
          <span>{words}</span>
          {note !== undefined && <small>{note}</small>}
        </label>
      ))}
    </div>
  );
}
