import { formatDeliveryDay } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import { SlotHours } from './slot-hours.tsx';

import styles from './slot-hours.module.css';

/** "23 Nov, 2026 | 08:00 - 10:00", on a line of its own where it does not fit behind what is said before it. */
export function DayAndHours({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const locale = useLocale();
  return (
    <span className={styles.time}>
      <bdi>{formatDeliveryDay(startsAt, locale)}</bdi>
      {' | '}
      <SlotHours startsAt={startsAt} endsAt={endsAt} />
    </span>
  );
}
