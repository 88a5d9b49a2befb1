import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Tracking } from '#contract/order-detail.ts';
import { withinSentence } from '#src/blocks/moment-within.ts';
import { nearDay, sayClock, sayDate, sayHoursBetween } from '#src/blocks/spoken-dates.ts';
import { ON_ROUTE } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

import { LateWords } from './late-words.tsx';
import { ReachingSoon } from './reaching-soon.tsx';

import styles from './order-tracking.module.css';

/**
 * As the largest thing of tracking the hours in which it comes, or the minute at which it came, the day above them. On the way to the door
 * by which minute it is to come, and no hours beside that: its step has them.
 */
export function ArrivalTime({ tracking }: { tracking: Tracking }) {
  const { startsAt, endsAt, deliveredAt, stage, isWaiting } = tracking;
  const locale = useLocale();
  const at = deliveredAt ?? startsAt;
  const isNear = nearDay(at, locale) !== null;
  const day = <bdi>{isNear ? withinSentence(sayDate(at, locale)) : sayDate(at, locale)}</bdi>;
  const words = (): ReactNode => {
    if (deliveredAt !== null) return isNear ? <Trans>Delivered {day}</Trans> : <Trans>Delivered on {day}</Trans>;
    return isNear ? <Trans>Arriving {day}</Trans> : <Trans>Arriving on {day}</Trans>;
  };
  if (stage === ON_ROUTE && !isWaiting) {
    return (
      <>
        <p className={styles.arrival}>
          <strong className={styles.soon}>
            <ReachingSoon order={tracking} />
          </strong>
        </p>
        <LateWords order={tracking} />
      </>
    );
  }
  return (
    <p className={styles.arrival}>
      {words()}{' '}
      <strong>
        {deliveredAt === null ? sayHoursBetween(startsAt, endsAt, locale) : sayClock(deliveredAt, locale)}
      </strong>
    </p>
  );
}
