import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';

/** account.md section 2: the parts of the account that have no route of their own (src/app/account-part.tsx), some of them not built yet. */
export const Route = createFileRoute('/$locale/account/$')({
  beforeLoad: async (asked) => {
    const { _splat: section = '' } = asked.params;
    await requireUser(asked, /statement$/i.test(section) ? 'statements' : 'account');
    const { accountPart } = await import('#src/app/account-part.tsx');
    const part = await accountPart(section);
    if (!part) throw notFound();
    return { part };
  },
  head: ({ match: { context } }) => {
    // The router asks for the head of a part that there is not, too.
    const { i18n, part }: Pick<typeof context, 'i18n'> & Partial<Pick<typeof context, 'part'>> = context;
    return { meta: part ? [{ title: `${i18n._(part.title)} · ${i18n._(msg`Zad`)}` }] : [] };
  },
  component: AccountPart,
});

function AccountPart() {
  const { Screen } = Route.useRouteContext().part;
  return <Screen />;
}
