import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { OrderTab } from '#contract/order-urls.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** account.md section 8, Empty states. */
export function NoOrders({ tab }: { tab: OrderTab }) {
  const locale = useLocale();
  const isPast = tab === 'past';
  return (
    <Notice
      icon={isPast ? 'receipt' : 'truck'}
      title={isPast ? <Trans>No past orders</Trans> : <Trans>No upcoming orders</Trans>}
    >
      <p>
        {isPast ? (
          <Trans>Orders that were delivered or cancelled are listed here.</Trans>
        ) : (
          <Trans>What you order is listed here until it is at your door.</Trans>
        )}
      </p>
      <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('primary')}>
        <Trans>Start shopping</Trans>
      </Link>
    </Notice>
  );
}
