import { Trans } from '@lingui/react/macro';

import { sayHoursBetween } from '#src/blocks/spoken-dates.ts';
import { useIsPast } from '#src/blocks/use-is-past.ts';
import { comesByItsHours, reachesBy, type OnRoute } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

import boxes from './order-box.module.css';

/** Once the thirty minutes are over: that the shop is sorry, that the hours which were chosen still hold, and after these who can say more. */
export function LateWords({ order }: { order: OnRoute }) {
  const locale = useLocale();
  const atLast = comesByItsHours(order);
  const isLate = useIsPast(reachesBy(order.onItsWayAt));
  const areHoursOver = useIsPast(atLast);
  if (!isLate) return null;
  const hours = sayHoursBetween(order.startsAt, order.endsAt, locale);
  return (
    <p className={boxes.soft}>
      {atLast !== null && !areHoursOver ? (
        <Trans>
          It takes longer than we said, and comes within the time you chose: <bdi>{hours}</bdi>.
        </Trans>
      ) : (
        <Trans>We are sorry for the wait. Write to us, and we ask your driver when it comes.</Trans>
      )}
    </p>
  );
}
