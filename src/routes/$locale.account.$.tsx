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
    const { _splat: section = '' } = asked.params;
    if (!notBuilt(section)) throw notFound();
  },
  head: ({ params: { _splat: section = '' }, match: { context } }) => {
    const part = notBuilt(section);
    return part ? { meta: [{ title: `${context.i18n._(part.title)} · ${context.i18n._(msg`Zad`)}` }] } : {};
  },
  component: NotBuiltPart,
});

function NotBuiltPart() {
  const { _splat: section = '' } = Route.useParams();
  return <NotBuiltScreen section={section} />;
}
