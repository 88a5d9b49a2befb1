import { useLocation, useNavigate } from '@tanstack/react-router';

import { readStatementMonth, readStatementView } from '#contract/statement-urls.ts';

import { MonthScreen } from './month-screen.tsx';

/** /account/monthlystatement?year={year}&month={month} (account.md section 2, Routes); ?view=items is the second tab. */
export function MonthPage() {
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
