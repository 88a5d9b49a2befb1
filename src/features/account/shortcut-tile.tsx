import { AppLink } from '#src/blocks/app-link.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './header-strip.module.css';

interface Props {
  path: string;
  icon: IconName;
  label: string;
  /** What stands behind it now; null until it is known. */
  fact: string | null;
  /** How many there are; undefined until it is known, and of what is not counted. */
  figure?: number | undefined;
}

/** One of the shortcuts, which says the answer that most come for. */
export function ShortcutTile({ path, icon, label, fact, figure }: Props) {
  return (
    <li>
      <AppLink path={path} className={styles.shortcut}>
        <Icon name={icon} size={22} />
        <span className={styles.label}>{label}</span>
        {figure !== undefined && <bdi className={styles.figure}>{figure.toLocaleString('en')}</bdi>}
        <span className={styles.fact}>{fact !== null && <bdi>{fact}</bdi>}</span>
      </AppLink>
    </li>
  );
}
