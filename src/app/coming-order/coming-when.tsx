import { Trans } from '@lingui/react/macro';

import type { PastOrder } from '#contract/orders.ts';
import { slotWithin } from '#src/blocks/moment-within.ts';
import { nearDay } from '#src/blocks/spoken-dates.ts';
import { ON_ROUTE } from '#src/domain/orders/on-route.ts';
import { ReachingSoon } from '#src/features/orders/reaching-soon.tsx';
import { useLocale } from '#src/state/locale.tsx';

/** One sentence: "Your order arrives today, 16:00 – 18:00"; on its way to the door its hours are no news any more. */
export function ComingWhen({ order }: { order: PastOrder }) {
  const { state, startsAt, endsAt } = order;
  const locale = useLocale();
  const when = (
    <strong>
      <bdi>{slotWithin(startsAt, endsAt, locale)}</bdi>
    </strong>
  );
  if (state === ON_ROUTE) {
    const soon = <ReachingSoon order={order} />;
    return (
      <Trans>
        Your order: <strong>{soon}</strong>
      </Trans>
    );
  }
  return nearDay(startsAt, locale) === null ? (
    <Trans>Your order arrives on {when}</Trans>
  ) : (
    <Trans>Your order arrives {when}</Trans>
  );
}
