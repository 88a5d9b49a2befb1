import { ProductPlaces } from './product-places.tsx';

import styles from './product-grid.module.css';

/** The grid before its products have come. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      <ProductPlaces count={count} />
    </ul>
  );
}
