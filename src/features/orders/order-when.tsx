import { Trans } from '@lingui/react/macro';

import type { PastOrder } from '#contract/orders.ts';
import { formatDelivered } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import { DayAndHours } from './day-and-hours.tsx';
import { MadeAt } from './made-at.tsx';

type Timed = Pick<PastOrder, 'state' | 'cancelledAt' | 'deliveredAt' | 'startsAt' | 'endsAt'>;

/** -1 "Cancelled on", 6 "Delivered on", anything else "Arriving on" (account.md section 4), each with its time. */
export function OrderWhen({ order, className }: { order: Timed; className?: string | undefined }) {
  const locale = useLocale();
  const { state, cancelledAt, deliveredAt, startsAt, endsAt } = order;
  if (state === -1) {
    return (
      <p className={className}>
        <Trans>Cancelled on</Trans> {cancelledAt !== null && <MadeAt at={cancelledAt} />}
      </p>
    );
  }
  if (state === 6) {
    return (
      <p className={className}>
        <Trans>Delivered on</Trans> {deliveredAt !== null && <bdi>{formatDelivered(deliveredAt, locale)}</bdi>}
      </p>
    );
  }
  return (
    <p className={className}>
      <Trans>Arriving on</Trans> <DayAndHours startsAt={startsAt} endsAt={endsAt} />
    </p>
  );
}
