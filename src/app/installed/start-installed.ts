import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';

import { followAnswers } from './follow-answers.ts';
import { registerWorker } from './register-worker.ts';
import { warmUp } from './warm-up.ts';
import { watchRecovery } from './watch-recovery.ts';
import { watchVisits } from './watch-visits.ts';

/** What makes the app an installed thing that works without signal. Nothing on the first screen waits for it. */
export function startInstalled(queryClient: QueryClient, router: RegisteredRouter): void {
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    followAnswers(queryClient);
    registerWorker(() => warmUp(queryClient));
  }
  watchRecovery(queryClient, () => {
    if (router.state.matches.some((match) => match.status === 'error')) void router.invalidate();
  });
  watchVisits((onScreen) => {
    router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
      if (pathChanged) onScreen(toLocation.pathname);
    });
  });
}
