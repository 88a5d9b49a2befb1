import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { ProfileScreen } from '#src/features/account/profile-screen.tsx';

/** account.md section 2: the profile, the edit link of the header strip. */
export const Route = createFileRoute('/$locale/account/myprofile')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`My profile`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: ProfileScreen,
});
