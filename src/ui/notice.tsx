import type { ReactNode } from 'react';

import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

import styles from './notice.module.css';

interface Props {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** `alert` is read out at once. */
  role?: 'alert' | 'status';
}

/** What stands where content would: nothing found, no signal, something failed. Always with a way on. */
export function Notice({ icon, title, children, role }: Props) {
  return (
    <div className={styles.notice} role={role}>
      <span className={styles.disc}>
        <Icon name={icon} size={32} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
