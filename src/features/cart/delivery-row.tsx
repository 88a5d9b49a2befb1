import { Plural, Trans } from '@lingui/react/macro';

import type { DeliveryCost } from '#src/domain/checkout/delivery-fee.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

/** What bringing it costs: money, points, or nothing. */
export function DeliveryRow({ fils, points }: DeliveryCost) {
  const locale = useLocale();
  return (
    <div>
      <dt>
        <Trans>Delivery</Trans>
      </dt>
      <dd>
        {fils > 0 ? (
          <bdi>{formatMoney(fils, locale)}</bdi>
        ) : points > 0 ? (
          <Plural value={points} one="# point" other="# points" />
        ) : (
          <Trans>Free</Trans>
        )}
      </dd>
    </div>
  );
}
