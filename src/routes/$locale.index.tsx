import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ownPath } from '#contract/urls.ts';
import { ComingOrderAbove } from '#src/app/coming-order/coming-order-above.tsx';
import { useLoginInvitation } from '#src/blocks/use-login-invitation.ts';
import { homePage } from '#src/domain/catalogue/queries.ts';
import { HomeScreen } from '#src/features/home/home-screen.tsx';
import { HomeSkeleton } from '#src/features/home/home-skeleton.tsx';
import { LOGIN_REASONS, type LoginReason } from '#src/state/panels.ts';

export const Route = createFileRoute('/$locale/')({
  staticData: { laterWords: 0 },
  validateSearch: (search): { login?: LoginReason; next?: string } => {
    const login = LOGIN_REASONS.find((reason) => reason === search['login']);
    const next = ownPath(search['next']);
    return login ? { login, ...(next !== null && { next }) } : {};
  },
  loader: ({ context }) => context.queryClient.ensureQueryData({ ...homePage(), revalidateIfStale: true }),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`Zad: groceries and gifts in the Emirates`) },
      {
        name: 'description',
        content: context.i18n._(msg`A grocery store for the UAE that keeps working where the signal ends.`),
      },
    ],
  }),
  pendingComponent: HomeSkeleton,
  component: HomePage,
});

function HomePage() {
  useLoginInvitation(Route.useSearch());
  return (
    <ComingOrderAbove>
      <HomeScreen />
    </ComingOrderAbove>
  );
}
