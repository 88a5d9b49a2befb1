import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { WrittenArticle } from '#src/features/pages/written-article.tsx';
import { readWrittenPage } from '#src/features/pages/written-pages.ts';

/** account.md section 2: linked from the terms checkbox, registration and the profile. */
export const Route = createFileRoute('/$locale/termsandconditions')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => readWrittenPage('terms'),
  head: ({ loaderData: page, match: { context } }) =>
    page
      ? {
          meta: [
            { title: `${page.title[context.locale]} · ${context.i18n._(msg`Zad`)}` },
            { name: 'description', content: page.summary[context.locale] },
          ],
        }
      : {},
  component: TermsPage,
});

function TermsPage() {
  return <WrittenArticle page={Route.useLoaderData()} />;
}
