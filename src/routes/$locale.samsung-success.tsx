import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { readPaidDocument } from '#contract/checkout-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { SamsungScreen } from '#src/features/checkout/samsung-screen.tsx';

/** account.md section 2: after the device-maker's wallet. */
export const Route = createFileRoute('/$locale/samsung-success')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Checkout`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: SamsungPage,
});

function SamsungPage() {
  return <SamsungScreen named={readPaidDocument(Route.useSearch())} />;
}
