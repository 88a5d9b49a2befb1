import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { PastOrder } from '#contract/orders.ts';
import { momentWithin, slotWithin } from '#src/blocks/moment-within.ts';
import { nearDay } from '#src/blocks/spoken-dates.ts';
import { ON_ROUTE } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

import { ReachingSoon } from './reaching-soon.tsx';

import boxes from './order-box.module.css';

type Timed = Pick<PastOrder, 'state' | 'cancelledAt' | 'deliveredAt' | 'startsAt' | 'endsAt' | 'onItsWayAt'>;

/**
 * -1 "Cancelled on", 6 "Delivered on", anything else "Arriving on" (account.md section 4), each with its time. Of a day that is near
 * without "on": "Arriving today, 16:00 – 18:00". On its way to the door the minute by which it is expected, and no hours.
 */
export function OrderWhen({ order, className }: { order: Timed; className?: string | undefined }) {
  const locale = useLocale();
  const { state, cancelledAt, deliveredAt, startsAt, endsAt } = order;
  if (state === ON_ROUTE) {
    return (
      <p className={className}>
        <strong>
          <ReachingSoon order={order} />
        </strong>
      </p>
    );
  }
  const at = state === -1 ? cancelledAt : state === 6 ? deliveredAt : startsAt;
  const isNear = at !== null && nearDay(at, locale) !== null;
  const words = (): ReactNode => {
    if (state === -1) return isNear ? <Trans>Cancelled</Trans> : <Trans>Cancelled on</Trans>;
    if (state === 6) return isNear ? <Trans>Delivered</Trans> : <Trans>Delivered on</Trans>;
    return isNear ? <Trans>Arriving</Trans> : <Trans>Arriving on</Trans>;
  };
  return (
    <p className={className}>
      <span className={boxes.soft}>{words()}</span>{' '}
      {at !== null && (
        <strong>
          <bdi>{at === startsAt ? slotWithin(at, endsAt, locale) : momentWithin(at, locale)}</bdi>
        </strong>
      )}
    </p>
  );
}
