import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';

import { readStatementMonth, readStatementView } from '#contract/statement-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { MonthScreen } from '#src/features/statements/month-screen.tsx';

/** account.md section 2: /account/monthlystatement?year={year}&month={month}; ?view=items is the second tab. */
export const Route = createFileRoute('/$locale/account/monthlystatement')({
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`Monthly statement`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: MonthPage,
});

function MonthPage() {
  const navigate = useNavigate();
  const query: Record<string, unknown> = useLocation().search;
  return (
    <MonthScreen
      asked={readStatementMonth(query)}
      view={readStatementView(query)}
      onView={(view) => void navigate({ to: '.', search: { ...query, view }, replace: true })}
    />
  );
}
