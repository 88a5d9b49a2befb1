import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './wallet.module.css';

/** The wallet's page before it is there: the balance, and the first box of each column. */
export function WalletSkeleton() {
  return (
    <div className={styles.parts}>
      <div className={styles.wide}>
        <Skeleton height="170px" />
      </div>
      <Skeleton height="300px" />
      <Skeleton height="300px" />
    </div>
  );
}
