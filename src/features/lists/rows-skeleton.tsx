import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './rows.module.css';

/** In the shape of what comes. */
export function RowsSkeleton() {
  return (
    <div className={styles.tab} aria-busy="true">
      <Skeleton height="48px" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="84px" />
      ))}
    </div>
  );
}
