import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './home-screen.module.css';

export function HomeSkeleton() {
  return (
    <div className={styles.home} aria-busy="true">
      <Skeleton height="220px" />
      <Skeleton height="210px" />
      <Skeleton height="400px" />
    </div>
  );
}
