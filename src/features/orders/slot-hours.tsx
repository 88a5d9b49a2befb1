import { sayHours } from '#contract/rules/hours.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './slot-hours.module.css';

/** The hours of a slot, as the shop says them; moments are ISO. */
export function SlotHours({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const locale = useLocale();
  return (
    <bdi className={styles.hours}>
      {sayHours(`${formatDate(startsAt, 'time', locale)} - ${formatDate(endsAt, 'time', locale)}`, locale)}
    </bdi>
  );
}
