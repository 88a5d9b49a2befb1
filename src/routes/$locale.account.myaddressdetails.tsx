import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { readAddressPlace } from '#contract/address-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { AddressDetailsScreen } from '#src/features/addresses/address-details-screen.tsx';

/** account.md section 2: the address form page, with addrDocno, addressLine1, addressLatitude, addressLongitude, pinAddress, ... */
export const Route = createFileRoute('/$locale/account/myaddressdetails')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({ meta: [{ title: context.i18n._(msg`Address | Zad`) }] }),
  component: AddressDetailsPage,
});

function AddressDetailsPage() {
  return <AddressDetailsScreen place={readAddressPlace(Route.useSearch())} />;
}
