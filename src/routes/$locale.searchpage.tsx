import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { passOverNoSignal } from '#src/app/pass-over-no-signal.ts';
import { categoryShelf } from '#src/domain/catalogue/queries.ts';
import { searchPages } from '#src/domain/catalogue/search-pages.ts';
import { isBrowsing } from '#src/features/search/filter-choice.ts';
import { readSearchChoice } from '#src/features/search/search-choice.ts';
import { searchQuestion } from '#src/features/search/search-question.ts';
import { SearchScreen } from '#src/features/search/search-screen.tsx';
import { SearchSkeleton } from '#src/features/search/search-skeleton.tsx';
import { searchTitle } from '#src/features/search/search-title.ts';

export const Route = createFileRoute('/$locale/searchpage')({
  staticData: { laterWords: 0 },
  validateSearch: readSearchChoice,
  loaderDeps: ({ search }) => readSearchChoice(search),
  loader: async ({ context: { queryClient, locale }, deps, cause }) => {
    const pages = searchPages(searchQuestion(deps, locale));
    // Another filter on the same page is not waited for: the screen keeps what it shows until the answer is there.
    if (cause !== 'stay') {
      const shelf = async () => passOverNoSignal(queryClient.ensureQueryData(categoryShelf()));
      const found = passOverNoSignal(queryClient.infiniteQuery({ ...pages, staleTime: 'static' }));
      await (isBrowsing(deps) ? Promise.all([found, shelf()]) : found);
      // An empty result leads on to the categories.
      if (queryClient.getQueryData(pages.queryKey)?.pages[0]?.value.total === 0) await shelf();
    }
    const first = queryClient.getQueryData(pages.queryKey)?.pages[0];
    return { title: searchTitle(deps, { facets: first?.value.facets }, locale) };
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: [
      { title: `${loaderData?.title ?? context.i18n._(msg`Categories`)} · ${context.i18n._(msg`Zad`)}` },
      { name: 'description', content: context.i18n._(msg`Search every shelf of the shop.`) },
    ],
  }),
  pendingComponent: SearchSkeleton,
  component: SearchScreen,
});
