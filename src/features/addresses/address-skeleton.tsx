import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './address-list.module.css';

/** Two cards, as most shoppers have. */
export function AddressSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton height="224px" />
      <Skeleton height="224px" />
      <Skeleton height="44px" />
    </div>
  );
}
