import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { readOrderPlace } from '#contract/order-place.ts';
import { readOrderTab } from '#contract/order-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { DetailScreen } from '#src/features/orders/detail-screen.tsx';

/** account.md section 2: an order, /orderinvoice/{doctype}/{docno}/order?title={tab}. */
export const Route = createFileRoute('/$locale/orderinvoice/$doctype/$docno/order')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: async (asked) => {
    if (!readOrderPlace(asked.params)) throw notFound();
    await requireUser(asked, 'account');
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Order`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: DetailPage,
});

function DetailPage() {
  const place = readOrderPlace(Route.useParams());
  const tab = readOrderTab(Route.useSearch());
  return place && <DetailScreen place={place} tab={tab} />;
}
