import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { readTipBill } from '#contract/checkout-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { BillCheckout } from '#src/features/checkout/bill-checkout.tsx';

/** account.md section 2: card payment of tips, with amount, piDocno and piDoctype. */
export const Route = createFileRoute('/$locale/Finalizepayment')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Checkout`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: FinalizePage,
});

function FinalizePage() {
  return <BillCheckout place={readTipBill(Route.useSearch())} />;
}
