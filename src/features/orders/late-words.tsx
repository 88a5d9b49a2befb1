import { Trans } from '@lingui/react/macro';

import { useIsPast } from '#src/blocks/use-is-past.ts';
import { comesByItsHours, reachesBy, type OnRoute } from '#src/domain/orders/on-route.ts';

import boxes from './order-box.module.css';

/** Once the thirty minutes are over: that the shop is sorry, that the hours which were chosen still hold, and after these who can say more. */
export function LateWords({ order }: { order: OnRoute }) {
  const atLast = comesByItsHours(order);
  const isLate = useIsPast(reachesBy(order.onItsWayAt));
  const areHoursOver = useIsPast(atLast);
  if (!isLate) return null;
  return (
    <p className={boxes.soft}>
      {atLast !== null && !areHoursOver ? (
        <Trans>It takes a little longer than we said, and comes within the time you chose.</Trans>
      ) : (
        <Trans>We are sorry for the wait. Write to us, and we ask your driver when it comes.</Trans>
      )}
    </p>
  );
}
