import type { ReactNode } from 'react';

import styles from './option-row.module.css';

interface Props {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  isDisabled?: boolean;
  /** What a pointer that rests on it is told; the note says the same to everyone. */
  tooltip?: string | undefined;
  /** Before its words: what it is known by. */
  mark?: ReactNode;
  children: ReactNode;
  note?: ReactNode;
  /** At the end of its first line: what it costs. */
  price?: ReactNode;
  /** Beside the row, outside of its label: a button. */
  beside?: ReactNode;
  /** Below the row, within its box: what is chosen there. */
  below?: ReactNode;
}

/** One of several ways, a native radio button and its words in a row. */
export function OptionRow({
  name,
  value,
  isChosen,
  onChoose,
  isDisabled,
  tooltip,
  mark,
  children,
  note,
  price,
  beside,
  below,
}: Props) {
  return (
    <div className={styles.row}>
      <label className={styles.label} title={tooltip}>
        <input type="radio" name={name} value={value} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        <span className={styles.words}>
          <span className={styles.first}>
            <span>{children}</span>
            {price !== undefined && <strong>{price}</strong>}
          </span>
          {note !== undefined && <small className={styles.note}>{note}</small>}
        </span>
      </label>
      {beside}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  );
}
