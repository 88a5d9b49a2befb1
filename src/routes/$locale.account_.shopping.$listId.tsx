import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { ShoppingScreen } from '#src/features/lists/shopping-screen.tsx';

/** Ours, beyond the spec: a list in the shop. Outside of the account's frame, because it takes the whole screen. */
export const Route = createFileRoute('/$locale/account_/shopping/$listId')({
  staticData: { isDrawnFirst: true },
  beforeLoad: (asked) => requireUser(asked, 'lists'),
  head: ({ match: { context } }) => ({ meta: [{ title: context.i18n._(msg`In the shop | Zad`) }] }),
  component: InTheShop,
});

function InTheShop() {
  return <ShoppingScreen listId={Route.useParams().listId} />;
}
