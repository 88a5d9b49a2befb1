import { Skeleton } from '#src/ui/skeleton.tsx';

import { ProductGridSkeleton } from './product-grid-skeleton.tsx';

import styles from './shelf-page.module.css';

export function ShelfSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <div className={styles.head}>
        <Skeleton width="80px" height="20px" />
        <Skeleton width="220px" height="36px" />
        <Skeleton width="90px" height="20px" />
      </div>
      <ProductGridSkeleton />
    </div>
  );
}
