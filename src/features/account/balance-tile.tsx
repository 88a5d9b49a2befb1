import type { ReactNode } from 'react';

import { AppLink } from '#src/blocks/app-link.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './header-strip.module.css';

interface Props {
  path: string;
  icon: IconName;
  label: ReactNode;
  /** How much is there, or where it comes from. */
  children: ReactNode;
}

/** One of the shortcuts to what can be spent. */
export function BalanceTile({ path, icon, label, children }: Props) {
  return (
    <li>
      <AppLink path={path} className={styles.shortcut}>
        <Icon name={icon} size={20} />
        <span className={styles.note}>{label}</span>
        <span className={styles.figure}>{children}</span>
      </AppLink>
    </li>
  );
}
