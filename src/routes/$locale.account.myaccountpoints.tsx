import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { AccountPointsScreen } from '#src/features/account/account-points-screen.tsx';

/** account.md section 2, the account points' page with its table of benefits. */
export const Route = createFileRoute('/$locale/account/myaccountpoints')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Account points`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: AccountPointsScreen,
});
