import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './home-screen.module.css';

export function HomeSkeleton() {
  return (
    <div className={styles.home} aria-busy="true">
      <Skeleton height="150px" />
      <Skeleton height="330px" />
      <Skeleton height="240px" />
    </div>
  );
}
