import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

import { titleOf } from '#src/app/page-head.ts';

/** Keeps the tab's title as the page's route says; the server writes the first one. */
export function PageTitle() {
  const title = useRouterState({ select: (state) => titleOf(state.matches) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
