import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { readOrderPlace } from '#contract/order-place.ts';
import { readOrderTab } from '#contract/order-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { InvoiceScreen } from '#src/features/orders/invoice-screen.tsx';

/** account.md section 2: the invoice of an order. */
export const Route = createFileRoute('/$locale/orderinvoice/$doctype/$docno/invoice')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: async (asked) => {
    if (!readOrderPlace(asked.params)) throw notFound();
    await requireUser(asked, 'account');
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Invoice`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: InvoicePage,
});

function InvoicePage() {
  const place = readOrderPlace(Route.useParams());
  const tab = readOrderTab(Route.useSearch());
  return place && <InvoiceScreen place={place} tab={tab} />;
}
