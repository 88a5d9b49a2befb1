import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';

import { invitingCodeIn } from '#contract/referral-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { ReferScreen } from '#src/features/rewards/refer-screen.tsx';

/** account.md section 2: /account/refertofriends; ?code={customer code} is what a friend's link brings. */
export const Route = createFileRoute('/$locale/account/refertofriends')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Refer to friends`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: ReferPage,
});

function ReferPage() {
  return <ReferScreen invitedBy={invitingCodeIn(useLocation().search)} />;
}
