import { useMinutesUntil } from '#src/blocks/use-minutes-until.ts';
import { reachesBy, WITHIN_MINUTES } from '#src/domain/orders/on-route.ts';

import styles from './order-tracking.module.css';

/**
 * How much is over of the half hour in which an order on its way arrives (account.md section 4, Tracking); nothing once all of it is. For eyes
 * alone: its step says the minutes in words.
 */
export function HalfHourBar({ since }: { since: string | null }) {
  const left = useMinutesUntil(reachesBy(since));
  if (left === null || left <= 0) return null;
  return (
    <progress
      className={styles.bar}
      max={WITHIN_MINUTES}
      value={WITHIN_MINUTES - Math.min(left, WITHIN_MINUTES)}
      aria-hidden="true"
    />
  );
}
