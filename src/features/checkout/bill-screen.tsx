import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { BillPlace } from '#contract/checkout-urls.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { BillCheckout } from './bill-checkout.tsx';

/** Where a tip is paid. The shop has no top-ups and gifts yet: it says so, and nothing is charged. */
export function BillScreen({ bill }: { bill: BillPlace }) {
  if (bill.what === 'tip') return <BillCheckout docno={bill.docno} />;
  return <NotOpenBill what={bill.what} fils={bill.fils} />;
}

function NotOpenBill({ what, fils }: { what: Exclude<BillPlace['what'], 'tip'>; fils: number | null }) {
  const locale = useLocale();
  const titles: Record<typeof what, ReactNode> = {
    wallet: <Trans>Topping up the wallet is not open yet</Trans>,
    friend: <Trans>Sending money to a friend is not open yet</Trans>,
    'e-gift': <Trans>E-gifts are not open yet</Trans>,
  };
  return (
    <Notice icon="receipt" title={titles[what]} heading="h1">
      {fils !== null && (
        <p>
          <Trans>
            The amount in the link is <bdi>{formatMoney(fils, locale)}</bdi>.
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
