import type { ReactNode } from 'react';

import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './setting-row.module.css';

interface Props {
  icon: IconName;
  /** Above the title, smaller: what the title is the value of. */
  label?: ReactNode;
  title: ReactNode;
  /** Below the title, smaller. */
  note?: ReactNode;
}

/** What a row of settings shows; the row itself is a button, a label or the head of what folds. */
export function RowFace({ icon, label, title, note }: Props) {
  return (
    <>
      <span className={styles.disc}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.words}>
        {label !== undefined && <span className={styles.soft}>{label}</span>}
        <span>{title}</span>
        {note !== undefined && <span className={styles.soft}>{note}</span>}
      </span>
    </>
  );
}
