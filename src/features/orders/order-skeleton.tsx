import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './orders.module.css';

/** In the shape of cards. */
export function OrderSkeleton() {
  return (
    <div className={styles.cards} aria-busy="true">
      <Skeleton height="188px" />
      <Skeleton height="188px" />
      <Skeleton height="188px" />
    </div>
  );
}
