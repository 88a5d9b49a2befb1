import { Trans } from '@lingui/react/macro';

import { sayClock } from '#src/blocks/spoken-dates.ts';
import { useIsPast } from '#src/blocks/use-is-past.ts';
import { comesByItsHours, reachesBy, type OnRoute } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

/**
 * Of an order that is on its way to the door: by when "within 30 minutes" (account.md section 4) is over, then by when its hours are, and
 * that it is late once both are.
 */
export function ReachingSoon({ order }: { order: OnRoute }) {
  const locale = useLocale();
  const by = reachesBy(order.onItsWayAt);
  const atLast = comesByItsHours(order);
  const isLonger = useIsPast(by);
  const areHoursOver = useIsPast(atLast);
  if (isLonger && (atLast === null || areHoursOver)) return <Trans>Running late</Trans>;
  const until = isLonger ? atLast : by;
  return until === null ? (
    <Trans>Reaching within 30 minutes</Trans>
  ) : (
    <Trans>
      Arriving by <bdi>{sayClock(until, locale)}</bdi>
    </Trans>
  );
}
