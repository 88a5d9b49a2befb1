import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './slot-hours.module.css';

/** "10:00 - 12:00", as the shop writes its slots; moments are ISO. */
export function SlotHours({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const locale = useLocale();
  return (
    <bdi dir="ltr" className={styles.hours}>
      {formatDate(startsAt, 'time', locale)} - {formatDate(endsAt, 'time', locale)}
    </bdi>
  );
}
