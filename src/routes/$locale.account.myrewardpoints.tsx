import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { RewardPointsScreen } from '#src/features/rewards/reward-points-screen.tsx';

/** account.md section 2: /account/myrewardpoints. */
export const Route = createFileRoute('/$locale/account/myrewardpoints')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Loyalty points`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: RewardPointsScreen,
});
