import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { BillPlace } from '#contract/checkout-urls.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Where top-ups, gifts and tips will be paid. The shop has no such bills yet: it says so, and nothing is charged. */
export function BillScreen({ bill }: { bill: BillPlace }) {
  const locale = useLocale();
  const titles: Record<BillPlace['what'], ReactNode> = {
    wallet: <Trans>Topping up the wallet is not open yet</Trans>,
    friend: <Trans>Sending money to a friend is not open yet</Trans>,
    'e-gift': <Trans>E-gifts are not open yet</Trans>,
    tip: <Trans>Tips by card are not open yet</Trans>,
  };
  return (
    <Notice icon="receipt" title={titles[bill.what]} heading="h1">
      {bill.fils !== null && (
        <p>
          <Trans>
            The amount in the link is <bdi>{formatMoney(bill.fils, locale)}</bdi>.
          </Trans>
        </p>
      )}
      <p>
        <Trans>Nothing was charged.</Trans>
      </p>
      <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
        <Trans>Go to the home page</Trans>
      </Link>
    </Notice>
  );
}
