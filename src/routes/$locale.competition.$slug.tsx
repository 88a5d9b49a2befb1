import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { CompetitionGone } from '#src/features/pages/competition-gone.tsx';
import { CompetitionScreen } from '#src/features/pages/competition-screen.tsx';
import { findCompetition } from '#src/features/pages/find-competition.ts';

/** account.md section 2: competition/{slug of its description}. */
export const Route = createFileRoute('/$locale/competition/$slug')({
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  loader: async ({ params: { slug } }) => {
    const competition = await findCompetition(slug);
    if (!competition) throw notFound();
    return competition;
  },
  head: ({ loaderData: competition, match: { context } }) =>
    competition
      ? {
          meta: [
            { title: `${competition.description[context.locale]} · ${context.i18n._(msg`Zad`)}` },
            { name: 'description', content: competition.summary[context.locale] },
          ],
        }
      : {},
  notFoundComponent: CompetitionGone,
  component: CompetitionPage,
});

function CompetitionPage() {
  return <CompetitionScreen competition={Route.useLoaderData()} />;
}
