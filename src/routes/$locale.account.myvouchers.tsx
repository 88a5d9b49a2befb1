import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { VouchersScreen } from '#src/features/rewards/vouchers-screen.tsx';

/** account.md section 2, the list of vouchers. */
export const Route = createFileRoute('/$locale/account/myvouchers')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`My vouchers`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: VouchersScreen,
});
