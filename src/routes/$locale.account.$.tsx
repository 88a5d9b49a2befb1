import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { NotOpenYet } from '#src/blocks/not-open-yet.tsx';

/** storefront.md section 2: the pages below /account are for signed-in shoppers; a guest is led to / and the login panel. */
export const Route = createFileRoute('/$locale/account/$')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  component: () => <NotOpenYet reason="account" />,
});
