import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { PastOrder } from '#contract/orders.ts';
import { momentWithin, slotWithin, withinSentence } from '#src/blocks/moment-within.ts';
import { nearDay, sayDate } from '#src/blocks/spoken-dates.ts';
import { ON_ROUTE } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

import boxes from './order-box.module.css';

type Timed = Pick<PastOrder, 'state' | 'cancelledAt' | 'deliveredAt' | 'startsAt' | 'endsAt'>;

/**
 * -1 "Cancelled on", 6 "Delivered on", anything else "Arriving on" (account.md section 4), each with its time. Of a day that is near
 * without "on": "Arriving today, 16:00 – 18:00". On the way to the door its hours are no news any more: beside it stands how soon.
 */
export function OrderWhen({ order, className }: { order: Timed; className?: string | undefined }) {
  const locale = useLocale();
  const { state, cancelledAt, deliveredAt, startsAt, endsAt } = order;
  const at = state === -1 ? cancelledAt : state === 6 ? deliveredAt : startsAt;
  const isNear = at !== null && nearDay(at, locale) !== null;
  const words = (): ReactNode => {
    if (state === -1) return isNear ? <Trans>Cancelled</Trans> : <Trans>Cancelled on</Trans>;
    if (state === 6) return isNear ? <Trans>Delivered</Trans> : <Trans>Delivered on</Trans>;
    return isNear ? <Trans>Arriving</Trans> : <Trans>Arriving on</Trans>;
  };
  const time = (): string | null => {
    if (at !== startsAt) return at && momentWithin(at, locale);
    if (state !== ON_ROUTE) return slotWithin(at, endsAt, locale);
    return isNear ? withinSentence(sayDate(at, locale)) : sayDate(at, locale);
  };
  return (
    <p className={className}>
      <span className={boxes.soft}>{words()}</span>{' '}
      {at !== null && (
        <strong>
          <bdi>{time()}</bdi>
        </strong>
      )}
    </p>
  );
}
