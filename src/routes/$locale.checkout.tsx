import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { readCheckoutPlace } from '#contract/checkout-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { CheckoutScreen } from '#src/features/checkout/checkout-screen.tsx';

/** storefront.md section 2: payment, of the cart or of a bill. Never drawn from what the device keeps. */
export const Route = createFileRoute('/$locale/checkout')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  staticData: { laterWords: 1 },
  beforeLoad: (asked) => requireUser(asked, 'cart'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Checkout`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: CheckoutPage,
});

function CheckoutPage() {
  return <CheckoutScreen place={readCheckoutPlace(Route.useSearch())} />;
}
