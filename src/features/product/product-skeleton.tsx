import { Skeleton } from '#src/ui/skeleton.tsx';

import screen from './product-screen.module.css';
import styles from './product-skeleton.module.css';

/** A product's page before its answer has come: the picture, the name and the price in their places, and room for the rest. */
export function ProductSkeleton() {
  return (
    <div className={screen.page} data-own-foot="" aria-busy="true">
      <Skeleton width="160px" height="18px" />
      <div className={screen.product}>
        <div className={screen.pictures}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
        </div>
        <div className={screen.words}>
          <Skeleton width="80%" height="34px" />
          <Skeleton width="160px" height="40px" />
          <Skeleton height="420px" />
        </div>
      </div>
    </div>
  );
}
