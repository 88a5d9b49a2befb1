import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';

import { followAnswers } from './follow-answers.ts';
import { keepPlace } from './keep-place.ts';
import { fetchPicturesAgain } from './pictures-again.ts';
import { registerWorker } from './register-worker.ts';
import { warmUp } from './warm-up.ts';
import { watchRecovery } from './watch-recovery.ts';
import { watchVisits } from './watch-visits.ts';

/** What the app does besides showing pages: works without signal, keeps the place in a list. Nothing on the first screen waits for it. */
export function startInstalled(queryClient: QueryClient, router: RegisteredRouter): void {
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    followAnswers(queryClient);
    registerWorker(() => warmUp(queryClient));
  }
  watchRecovery(queryClient, () => {
    fetchPicturesAgain();
    if (router.state.matches.some((match) => match.status === 'error')) void router.invalidate();
  });
  keepPlace(router);
  watchVisits((onScreen) => {
    router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
      if (pathChanged) onScreen(toLocation.pathname);
    });
  });
}
