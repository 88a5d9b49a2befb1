import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { isForCheckout, readAddressPlace } from '#contract/address-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { PinScreen } from '#src/features/addresses/pin-screen.tsx';

/** account.md section 2: the pin update page, /account/updatelocationpin?addrDocno={id}, or newAddress=true. */
export const Route = createFileRoute('/$locale/account/updatelocationpin')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({ meta: [{ title: context.i18n._(msg`Pin on the map | Zad`) }] }),
  component: PinPage,
});

function PinPage() {
  const query = Route.useSearch();
  return <PinScreen id={readAddressPlace(query).id} isForCheckout={isForCheckout(query)} />;
}
