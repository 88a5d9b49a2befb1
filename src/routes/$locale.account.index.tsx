import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { AccountHome } from '#src/features/account/account-home.tsx';
import { BoughtBefore } from '#src/features/orders/bought-before.tsx';

/** account.md section 2: the account home. */
export const Route = createFileRoute('/$locale/account/')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`My account`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: AccountHomePage,
});

function AccountHomePage() {
  return <AccountHome boughtBefore={<BoughtBefore />} />;
}
