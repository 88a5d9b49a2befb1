import type { ReactNode } from 'react';

import type { MyList } from '#src/domain/lists/lists.ts';

import styles from './list-chips.module.css';

interface Props {
  label: string;
  lists: readonly MyList[];
  chosen: string;
  onChoose: (listId: string) => void;
  /** After the last. */
  children: ReactNode;
}

/** One of the lists is chosen. */
export function ListChips({ label, lists, chosen, onChoose, children }: Props) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {lists.map(({ id, name }) => (
        <label key={id} className={styles.chip}>
          <input type="radio" name="list" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <bdi>{name}</bdi>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
