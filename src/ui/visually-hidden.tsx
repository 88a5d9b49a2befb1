import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

interface Props {
  as?: 'span' | 'h1' | 'h2';
  children: ReactNode;
}

/** Said to a screen reader only. */
export function VisuallyHidden({ as: Tag = 'span', children }: Props) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
