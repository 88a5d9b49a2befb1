import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { NotOpenYet } from '#src/blocks/not-open-yet.tsx';

/** storefront.md section 2: favourites are for signed-in shoppers; a guest is led to / and the login panel. */
export const Route = createFileRoute('/$locale/account/myfavourites')({
  beforeLoad: (asked) => requireUser(asked, 'favourites'),
  component: () => <NotOpenYet reason="favourites" />,
});
