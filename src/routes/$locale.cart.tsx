import { createFileRoute } from '@tanstack/react-router';

import { leadGuestHome } from '#src/app/lead-guest-home.ts';

/** storefront.md section 2: the cart is for signed-in shoppers; a guest is led to / and the login panel. */
export const Route = createFileRoute('/$locale/cart')({
  beforeLoad: ({ params }) => leadGuestHome(params.locale, 'cart'),
});
