import { ProductGridSkeleton } from '#src/blocks/product-grid-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './origin-screen.module.css';

export function OriginSkeleton() {
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
