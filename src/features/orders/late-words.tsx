import { Trans } from '@lingui/react/macro';

import { sayClock } from '#src/blocks/spoken-dates.ts';
import { useIsPast } from '#src/blocks/use-is-past.ts';
import { comesByItsHours, reachesBy, type OnRoute } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

import boxes from './order-box.module.css';

/** Below "Running late": that the shop is sorry, until when the hours go that were chosen, and after these who can say more. */
export function LateWords({ order }: { order: OnRoute }) {
  const locale = useLocale();
  const atLast = comesByItsHours(order);
  const isLate = useIsPast(reachesBy(order.onItsWayAt));
  const areHoursOver = useIsPast(atLast);
  if (!isLate) return null;
  return (
    <p className={boxes.soft}>
      {atLast !== null && !areHoursOver ? (
        <Trans>
          We are sorry for the wait. It comes within the time you chose, by <bdi>{sayClock(atLast, locale)}</bdi> at the
          latest.
        </Trans>
      ) : (
        <Trans>We are sorry for the wait. Write to us, and we ask your driver when it comes.</Trans>
      )}
    </p>
  );
}
