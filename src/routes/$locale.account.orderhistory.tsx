import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { readOrderTab } from '#contract/order-urls.ts';
import { requireUser } from '#src/app/require-user.ts';
import { HistoryScreen } from '#src/features/orders/history-screen.tsx';

/** account.md section 2: /account/orderhistory?title={upcoming or past}. */
export const Route = createFileRoute('/$locale/account/orderhistory')({
  // Read where it is used, in the lazy part.
  validateSearch: (query: Record<string, unknown>) => query,
  beforeLoad: (asked) => requireUser(asked, 'account'),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.i18n._(msg`My orders`)} · ${context.i18n._(msg`Zad`)}` }],
  }),
  component: HistoryPage,
});

function HistoryPage() {
  const navigate = Route.useNavigate();
  return (
    <HistoryScreen
      tab={readOrderTab(Route.useSearch())}
      onTab={(title) => void navigate({ search: { title }, replace: true })}
    />
  );
}
