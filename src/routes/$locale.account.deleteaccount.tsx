import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { DeleteAccountScreen } from '#src/features/account/delete-account-screen.tsx';

/** account.md section 2: the delete account form, from the side menu. */
export const Route = createFileRoute('/$locale/account/deleteaccount')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Delete account`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: DeleteAccountScreen,
});
