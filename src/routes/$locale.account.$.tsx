import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { NotBuiltScreen } from '#src/features/account/not-built-screen.tsx';
import { notBuilt } from '#src/features/account/not-built.ts';

/** account.md section 2: the parts of the account that have their place and are not built yet. What is built has its own route. */
export const Route = createFileRoute('/$locale/account/$')({
  staticData: { module: 'src/routes/$locale.account.$.tsx' },
  beforeLoad: async (asked) => {
    await requireUser(asked, 'account');
    if (!notBuilt(asked.params._splat ?? '')) throw notFound();
  },
  head: ({ params, match: { context } }) => {
    const part = notBuilt(params._splat ?? '');
    return part ? { meta: [{ title: `${context.i18n._(part.title)} · ${context.i18n._(msg`Zad`)}` }] } : {};
  },
  component: NotBuiltPart,
});

function NotBuiltPart() {
  return <NotBuiltScreen section={Route.useParams()._splat ?? ''} />;
}
