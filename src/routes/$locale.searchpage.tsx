import { createFileRoute } from '@tanstack/react-router';

import { readSearchChoice } from '#src/features/search/search-choice.ts';

export const Route = createFileRoute('/$locale/searchpage')({
  staticData: { module: 'src/routes/$locale.searchpage.tsx' },
  validateSearch: readSearchChoice,
  component: () => null,
});
