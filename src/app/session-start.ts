import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';

import { privateDatabases } from '#src/offline/private-names.ts';
import { leavePanels } from '#src/state/panels.ts';
import { deviceUser, owedSignOut, watchOtherTabs, watchUser } from '#src/state/session.ts';

export interface SessionStart {
  /** Starts what a signed-in shopper's device runs besides the page, once; its promise ends when their answers are read from the device. */
  now: () => Promise<void>;
  /** The same as soon as somebody is there: a guest's device loads none of it. */
  whenNeeded: () => void;
}

export function sessionStart(client: QueryClient, router: RegisteredRouter): SessionStart {
  let running: Promise<void> | undefined;
  const now = (): Promise<void> => {
    running ??= import('./session-life.ts').then(
      ({ liveSession }) => liveSession(client, router),
      () => {
        running = undefined;
        // Its code could not be fetched. Not with the next signal alone: one that is good does not change.
        setTimeout(() => deviceUser() && void now(), 5_000);
      },
    );
    return running;
  };
  const whenNeeded = (): void => {
    // Somebody is signed in, is still to be signed out at the server, or left something behind that is to be erased.
    if (deviceUser() || owedSignOut()) void now();
    else void privateDatabases().then((names) => (names.length > 0 ? now() : undefined), now);
    watchUser(() => void now());
    watchOtherTabs(() => {
      if (running) return;
      void now();
      leavePanels(() => void router.invalidate());
    });
  };
  return { now, whenNeeded };
}
