import { AppLink } from '#src/blocks/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './header-strip.module.css';

interface Props {
  path: string;
  label: string;
  /** What stands behind it now; undefined until it is known, null where nothing is counted yet. */
  figure: string | undefined | null;
  /** What the figure is good for; a phone has no room for it. */
  note?: string | undefined;
}

/** One of the shortcuts, which says the answer that most come for; of money the currency is the smaller part. */
export function ShortcutTile({ path, label, figure, note }: Props) {
  const [before, number, after] = figure?.split(/([\d.,]*\d)/) ?? [];
  return (
    <li className={styles.tile}>
      <AppLink path={path} className={styles.shortcut}>
        <span className={styles.figure}>
          {figure === null && <Icon name="users" size={20} />}
          {number !== undefined && (
            <bdi>
              <small>{before}</small>
              {number}
              <small>{after}</small>
            </bdi>
          )}
        </span>
        <span className={styles.label}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </AppLink>
    </li>
  );
}
