import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { readOrderPlace } from '#contract/order-place.ts';
import { readOrderTab } from '#contract/order-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { TrackingScreen } from '#src/features/orders/tracking-screen.tsx';

/** account.md section 2: /trackmyorder/{doctype}/{docno}?title={tab}. */
export const Route = createFileRoute('/$locale/trackmyorder/$doctype/$docno')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: async (asked) => {
    if (!readOrderPlace(asked.params)) throw notFound();
    await requireUser(asked, 'account');
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Track Order`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: TrackingPage,
});

function TrackingPage() {
  const place = readOrderPlace(Route.useParams());
  const tab = readOrderTab(Route.useSearch());
  return place && <TrackingScreen place={place} tab={tab} />;
}
