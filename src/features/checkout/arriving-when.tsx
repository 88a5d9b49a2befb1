import { Trans } from '@lingui/react/macro';

import type { Thanks } from '#contract/orders.ts';
import { slotWithin } from '#src/blocks/moment-within.ts';
import { nearDay } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './thanks-screen.module.css';

type Timed = Pick<Thanks['orders'][number], 'startsAt' | 'endsAt'>;

/** "Arriving today, 12:00 – 14:00", "Arriving on Thu 26 Nov, 12:00 – 14:00". */
export function ArrivingWhen({ order: { startsAt, endsAt } }: { order: Timed }) {
  const locale = useLocale();
  const day = <bdi className={styles.whole}>{slotWithin(startsAt, endsAt, locale)}</bdi>;
  return nearDay(startsAt, locale) === null ? <Trans>Arriving on {day}</Trans> : <Trans>Arriving {day}</Trans>;
}
