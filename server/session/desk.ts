/** What signing in and out does to a request's session, whichever way the shopper came. */
import type { SessionUser } from '#contract/session-user.ts';
import { openMessages, type Messages } from '#server/gateways/messages/messages.ts';
import { accountMark } from '#server/kit/account-mark.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { Caller } from '#server/kit/serve.ts';
import { openThrottle, type Throttle } from '#server/kit/throttle.ts';

import { isSecureOrigin } from './gate.ts';
import { endSession, openSession } from './session-store.ts';
import { cookieGone, cookieWith } from './token.ts';
import { sessionUserOf, type User } from './user-store.ts';

export interface Desk {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly messages: Messages;
  readonly now: () => Date;
  /** An account's name as the log may hold it. */
  markOf(name: string): string;
  /** A new session in place of the one that the request came with (security.md row 2). */
  signIn(caller: Caller, user: User): Promise<{ user: SessionUser }>;
  /**
   * Does what the shopper need not wait for, once the answer is on its way: its time tells nothing about accounts (security.md
   * row 20). A failure is logged with `failed`.
   */
  afterAnswer(caller: Caller, failed: string, work: () => Promise<void>): void;
  /** Takes the cookie away. */
  forget(caller: Caller): void;
}

export function openDesk(deps: Deps): Desk {
  const { db, clock, settings } = deps;
  const isSecure = isSecureOrigin(settings.publicOrigin);
  return {
    db,
    throttle: openThrottle(db, clock),
    messages: openMessages(deps),
    now: () => clock.now(),
    markOf: (name) => accountMark(name, settings.logKey),
    async signIn(caller, user) {
      const before = await caller.session();
      const token = await db.transaction(async (tx) => {
        if (before) await endSession(tx, before.tokenHash);
        return openSession(tx, user.id, clock.now());
      });
      caller.header('set-cookie', cookieWith(token, isSecure));
      caller.log.info({ userId: user.id }, 'signed in');
      return { user: sessionUserOf(user) };
    },
    afterAnswer(caller, failed, work) {
      setImmediate(() => {
        work().catch((error: unknown) => caller.log.error({ err: error }, failed));
      });
    },
    forget: (caller) => caller.header('set-cookie', cookieGone(isSecure)),
  };
}
