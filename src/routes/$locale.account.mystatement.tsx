import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { StatementScreen } from '#src/features/statements/statement-screen.tsx';

/** account.md section 2: /account/mystatement. */
export const Route = createFileRoute('/$locale/account/mystatement')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`My statement`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: StatementScreen,
});
