import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { WalletScreen } from '#src/features/wallet/wallet-screen.tsx';

/** account.md section 2: /account/mywallet. */
export const Route = createFileRoute('/$locale/account/mywallet')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`My wallet`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: WalletScreen,
});
