import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { PastOrder } from '#contract/orders.ts';
import { sayMoment, saySlot } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import boxes from './order-box.module.css';

type Timed = Pick<PastOrder, 'state' | 'cancelledAt' | 'deliveredAt' | 'startsAt' | 'endsAt'>;

/** -1 "Cancelled on", 6 "Delivered on", anything else "Arriving on" (account.md section 4), each with its time. */
export function OrderWhen({ order, className }: { order: Timed; className?: string | undefined }) {
  const locale = useLocale();
  const { state, cancelledAt, deliveredAt, startsAt, endsAt } = order;
  const say = (words: ReactNode, time: string | null) => (
    <p className={className}>
      <span className={boxes.soft}>{words}</span>{' '}
      {time !== null && (
        <strong>
          <bdi>{time}</bdi>
        </strong>
      )}
    </p>
  );
  if (state === -1) return say(<Trans>Cancelled on</Trans>, cancelledAt && sayMoment(cancelledAt, locale));
  if (state === 6) return say(<Trans>Delivered on</Trans>, deliveredAt && sayMoment(deliveredAt, locale));
  return say(<Trans>Arriving on</Trans>, saySlot(startsAt, endsAt, locale));
}
