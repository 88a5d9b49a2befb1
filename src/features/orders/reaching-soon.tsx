import { Trans } from '@lingui/react/macro';

import { sayClock } from '#src/blocks/spoken-dates.ts';
import { useIsPast } from '#src/blocks/use-is-past.ts';
import { comesByItsHours, reachesBy, type OnRoute } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

/**
 * Of an order that is on its way to the door: by when "within 30 minutes" (account.md section 4) is over; after that the end of the
 * hours that were chosen, which still stands; and that it is late once no promise is left.
 */
export function ReachingSoon({ order }: { order: OnRoute }) {
  const locale = useLocale();
  const soon = reachesBy(order.onItsWayAt);
  const atLast = comesByItsHours(order);
  const isSoonOver = useIsPast(soon);
  const isAllOver = useIsPast(atLast ?? soon);
  if (isAllOver) return <Trans>Running late</Trans>;
  const by = isSoonOver ? atLast : soon;
  return by === null ? (
    <Trans>Reaching within 30 minutes</Trans>
  ) : (
    <Trans>
      Arriving by <bdi>{sayClock(by, locale)}</bdi>
    </Trans>
  );
}
