import { formatMade } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './slot-hours.module.css';

/** "22-Nov-2026 | 07:09pm": neither the day nor the time is cut in two, however large the letters are. `at` is ISO. */
export function MadeAt({ at }: { at: string }) {
  const [day, time] = formatMade(at, useLocale()).split(' | ');
  return (
    <bdi>
      <span className={styles.hours}>{day}</span>
      {' | '}
      <span className={styles.hours}>{time}</span>
    </bdi>
  );
}
