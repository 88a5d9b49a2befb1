import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './checkout-screen.module.css';

/** In the shape of the form. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.blocks} aria-busy="true">
      {['190px', '110px', '260px', '180px'].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}
