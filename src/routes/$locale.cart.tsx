import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { saysRepeat } from '#contract/checkout-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { CartScreen } from '#src/features/cart/cart-screen.tsx';

/** storefront.md section 2: the cart is for signed-in shoppers; a guest is led to / and the login panel. */
export const Route = createFileRoute('/$locale/cart')({
  staticData: { isDrawnFirst: true },
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: (asked) => requireUser(asked, 'cart'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Cart`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: CartPage,
});

function CartPage() {
  return <CartScreen repeatsOrder={saysRepeat(Route.useSearch())} />;
}
