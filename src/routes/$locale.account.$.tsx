import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { NotBuiltScreen } from '#src/features/account/not-built-screen.tsx';

/** account.md section 2: the parts of the account that have their place and are not built yet. What is built has its own route. */
export const Route = createFileRoute('/$locale/account/$')({
  beforeLoad: async (asked) => {
    await requireUser(asked, 'account');
    const { notBuilt } = await import('#src/features/account/not-built.ts');
    const { _splat: section = '' } = asked.params;
    const part = notBuilt(section);
    if (!part) throw notFound();
    return { part };
  },
  head: ({ match: { context } }) => {
    // The router asks for the head of a part that there is not, too.
    const { i18n, part }: Pick<typeof context, 'i18n'> & Partial<Pick<typeof context, 'part'>> = context;
    return { meta: part ? [{ title: `${i18n._(part.title)} · ${i18n._(msg`Zad`)}` }] : [] };
  },
  component: NotBuiltPart,
});

function NotBuiltPart() {
  return <NotBuiltScreen part={Route.useRouteContext().part} />;
}
