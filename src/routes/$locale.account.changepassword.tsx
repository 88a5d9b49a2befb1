import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { ChangePasswordScreen } from '#src/features/account/change-password-screen.tsx';

/** account.md section 2: the change password form, from the side menu. */
export const Route = createFileRoute('/$locale/account/changepassword')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Change password`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: ChangePasswordScreen,
});
