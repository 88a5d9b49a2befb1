import type { Deps } from '#server/kit/deps.ts';
import type { SessionGate } from '#server/kit/session-gate.ts';

import { findSession } from './session-store.ts';
import { tokenOf } from './token.ts';

/** Whether cookies can be bound to https here. */
export function isSecureOrigin(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https://');
}

export function openSessionGate({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): SessionGate {
  const isSecure = isSecureOrigin(settings.publicOrigin);
  return {
    find: async (request) => {
      const token = tokenOf(request, isSecure);
      const found = token === null ? null : await findSession(db.orm, token, clock.now());
      request.userId = found?.userId ?? null;
      return found;
    },
  };
}
