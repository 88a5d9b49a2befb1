import { createFileRoute } from '@tanstack/react-router';

import { leadGuestHome } from '#src/app/lead-guest-home.ts';

/** storefront.md section 2: the pages below /account are for signed-in shoppers; a guest is led to / and the login panel. */
export const Route = createFileRoute('/$locale/account/$')({
  beforeLoad: ({ params }) => leadGuestHome(params.locale, 'account'),
});
