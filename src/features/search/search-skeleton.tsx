import { ProductGridSkeleton } from '#src/blocks/product-grid-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './results-screen.module.css';

/** The page before its first answer. */
export function SearchSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton width="180px" height="28px" />
      <Skeleton height="46px" />
      <ProductGridSkeleton count={12} />
    </div>
  );
}
