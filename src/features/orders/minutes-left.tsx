import { Plural } from '@lingui/react/macro';

import { useMinutesUntil } from '#src/blocks/use-minutes-until.ts';
import { reachesBy, WITHIN_MINUTES } from '#src/domain/orders/on-route.ts';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

/**
 * How much of the half hour is left in which an order on its way arrives (account.md section 4, Tracking); nothing once that is over. For
 * eyes alone: a screen reader has the minute by which it comes, and would else be told each minute that one has passed.
 */
export function MinutesLeft({ since }: { since: string | null }) {
  const left = useMinutesUntil(reachesBy(since));
  if (left === null || left <= 0) return null;
  return (
    <div className={styles.left} aria-hidden="true">
      <progress className={styles.bar} max={WITHIN_MINUTES} value={WITHIN_MINUTES - Math.min(left, WITHIN_MINUTES)} />
      <p className={boxes.soft}>
        <Plural value={left} one="In # minute at the latest" other="In # minutes at the latest" />
      </p>
    </div>
  );
}
