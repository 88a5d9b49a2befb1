import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './product-grid.module.css';

/** List items in the shape of product cards that are still coming. */
export function ProductPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.place} aria-hidden="true">
      <span className={styles.picture}>
        <Skeleton height="100%" />
      </span>
      <Skeleton height="34px" />
      <Skeleton width="45%" height="14px" />
      <Skeleton width="60%" height="34px" />
    </li>
  ));
}
