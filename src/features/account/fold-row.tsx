import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import { RowFace } from './row-face.tsx';

import styles from './fold-row.module.css';
import rows from './setting-row.module.css';

interface Props extends ComponentProps<typeof RowFace> {
  /** A field in it was refused. */
  isOpen: boolean;
  children: ReactNode;
}

/** A row of settings that opens to the fields which are typed. */
export function FoldRow({ isOpen, children, ...face }: Props) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={`${rows.row} ${styles.head}`}>
        <RowFace {...face} />
        <Icon name="caret-right" size={16} />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
