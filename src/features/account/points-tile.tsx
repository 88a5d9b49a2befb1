import type { ReactNode } from 'react';

import { AppLink } from '#src/blocks/app-link.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './header-strip.module.css';

interface Props {
  path: string;
  icon: IconName;
  label: string;
  /** How many there are, or where they come from. */
  children: ReactNode;
}

/** One of the shortcuts to points. */
export function PointsTile({ path, icon, label, children }: Props) {
  return (
    <li>
      <AppLink path={path} className={styles.shortcut}>
        <Icon name={icon} size={20} />
        <strong>{label}</strong>
        <span className={styles.points}>{children}</span>
      </AppLink>
    </li>
  );
}
