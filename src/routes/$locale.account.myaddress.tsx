import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { AddressListScreen } from '#src/features/addresses/address-list-screen.tsx';

/** storefront.md section 2: the address list, for signed-in shoppers. */
export const Route = createFileRoute('/$locale/account/myaddress')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({ meta: [{ title: context.i18n._(msg`My addresses | Zad`) }] }),
  component: AddressListScreen,
});
