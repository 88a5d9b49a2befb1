import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { GroceryScreen } from '#src/features/pages/grocery-screen.tsx';
import { groceryTabOf, type GroceryTab } from '#src/features/pages/grocery-tabs.ts';
import { readWrittenPage } from '#src/features/pages/written-pages.ts';

/** account.md section 2: /sustainablegrocery?tab={...}. Each tab is a page of its own, and Back leads to the one before. */
export const Route = createFileRoute('/$locale/sustainablegrocery')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: GroceryTab } =>
    tab === undefined ? {} : { tab: groceryTabOf(tab) },
  loaderDeps: ({ search }) => ({ tab: groceryTabOf(search.tab) }),
  loader: async ({ deps: { tab } }) => ({ tab, page: await readWrittenPage(tab) }),
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return {};
    const { tab, page } = loaderData;
    const { i18n, locale } = context;
    return {
      meta: [
        { title: `${page.title[locale]} · ${i18n._(msg`Zad`)}` },
        { name: 'description', content: page.summary[locale] },
      ],
      links: [{ rel: 'canonical', href: `/${locale}/sustainablegrocery?tab=${tab}` }],
    };
  },
  component: GroceryPage,
});

function GroceryPage() {
  const { tab, page } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const showTab = (to: GroceryTab): void => void navigate({ search: { tab: to }, resetScroll: false });
  return <GroceryScreen tab={tab} page={page} onTab={showTab} />;
}
