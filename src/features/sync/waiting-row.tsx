import { sayClock } from '#src/blocks/spoken-dates.ts';
import type { WaitingEdit } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';

import { EditLink } from './edit-link.tsx';

import styles from './waiting-row.module.css';

interface Props {
  edit: WaitingEdit;
  /** What it does, in words. */
  what: string;
}

export function WaitingRow({ edit, what }: Props) {
  const locale = useLocale();
  return (
    <li className={styles.row} data-edit={edit.name}>
      <span className={styles.words}>
        <span>{what}</span>
        <bdi className={styles.at}>{sayClock(edit.at, locale)}</bdi>
      </span>
      <EditLink edit={edit} />
    </li>
  );
}
