import { AppLink } from '#src/blocks/app-link.tsx';

import styles from './header-strip.module.css';

interface Props {
  path: string;
  label: string;
  /** What stands behind it now; undefined until it is known. */
  figure: string | undefined;
  /** What the figure is good for; a phone has no room for it. */
  note?: string | undefined;
  /** The figure is none: it is said, and not as large. */
  isQuiet?: boolean;
}

/** One of the shortcuts, which says the answer that most come for. */
export function ShortcutTile({ path, label, figure, note, isQuiet = false }: Props) {
  return (
    <li className={styles.tile}>
      <AppLink path={path} className={styles.shortcut}>
        <span className={isQuiet ? styles.none : styles.figure}>{figure !== undefined && <bdi>{figure}</bdi>}</span>
        <span className={styles.label}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </AppLink>
    </li>
  );
}
