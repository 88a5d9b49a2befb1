/** What the embedded database asks of the shop's sessions, and what the shop keeps of chats. */
import { inArray, sql } from 'drizzle-orm';

import type { ChatHost } from '#server/gateways/chat/embedded/chat-host.ts';
import type { Deps } from '#server/kit/deps.ts';
import { liveSessions } from '#server/session/session-store.ts';

import { chat } from './table.ts';

/** How the token of a chat names its session: the hash of the session's token, which opens nothing. */
export const sessionName = (tokenHash: Buffer): string => tokenHash.toString('base64url');

const hashOf = (name: string): Buffer => Buffer.from(name, 'base64url');

export function openChatHost({ db, clock }: Pick<Deps, 'db' | 'clock'>): ChatHost {
  return {
    isSignedIn: async (tx, userId, session) => {
      const [found] = await liveSessions(tx, [hashOf(session)], clock.now());
      return found?.userId === userId;
    },
    stillSignedIn: async (sessions) => {
      const found = await liveSessions(db.orm, sessions.map(hashOf), clock.now());
      return new Set(found.map(({ tokenHash }) => sessionName(tokenHash)));
    },
    wereHere: async (userIds, at) => {
      if (userIds.length === 0) return;
      await db.orm
        .update(chat)
        .set({ seenAt: sql`greatest(${chat.seenAt}, ${at.toISOString()}::timestamptz)` })
        .where(inArray(chat.userId, [...userIds]));
    },
    wasAnswered: async (tx, userId) => {
      await tx
        .update(chat)
        .set({ answeredAt: clock.now() })
        .where(sql`${chat.userId} = ${userId}`);
    },
  };
}
