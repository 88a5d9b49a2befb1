import type { ReactNode } from 'react';

import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

import styles from './notice.module.css';

interface Props {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** `alert` is read out at once, `status` when nothing else is being said. */
  said?: 'alert' | 'status';
  /** `h1` where the notice is all there is on the page. */
  heading?: 'h1' | 'h2';
}

/** What stands where content would: nothing found, no signal, something failed. Always with a way on. */
export function Notice({ icon, title, children, said, heading: Heading = 'h2' }: Props) {
  return (
    <div className={styles.notice} role={said}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
