import { Trans } from '@lingui/react/macro';

import { useIsPast } from '#src/blocks/use-is-past.ts';
import { comesByItsHours, reachesBy, type OnRoute } from '#src/domain/orders/on-route.ts';

import boxes from './order-box.module.css';

/** Below "Running late": that the shop is sorry, and who can say more. Nothing while a promise stands. */
export function LateWords({ order }: { order: OnRoute }) {
  const isLate = useIsPast(comesByItsHours(order) ?? reachesBy(order.onItsWayAt));
  if (!isLate) return null;
  return (
    <p className={boxes.soft}>
      <Trans>We are sorry for the wait. Write to us, and we ask your driver when it comes.</Trans>
    </p>
  );
}
