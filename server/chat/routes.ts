/** Live chat's calls: where it is, with the token that opens the shopper's own, and whether an answer waits there. */
import { and, eq, gt } from 'drizzle-orm';

import { openChat, readChatNews } from '#contract/chat.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { openChatGateway } from '#server/gateways/chat/open-chat-gateway.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { openThrottle } from '#server/kit/throttle.ts';
import { chatsOpenedBy, hold } from '#server/session/limits.ts';

import { sessionName } from './chat-host.ts';
import { chat } from './table.ts';

export function chatRoutes(deps: Deps): Served[] {
  const { db, clock } = deps;
  const gateway = openChatGateway(deps);
  const throttle = openThrottle(db, clock);
  return [
    serveUser(openChat, async (_input, { userId, tokenHash, ip }) => {
      await hold(throttle, chatsOpenedBy(userId, ip), sessionMessages.tooManyChecks[0]);
      const seenAt = clock.now();
      await db.orm.insert(chat).values({ userId, seenAt }).onConflictDoUpdate({ target: chat.userId, set: { seenAt } });
      return gateway.door(userId, sessionName(tokenHash));
    }),
    serveUser(readChatNews, async (_input, { userId }) => {
      const isWaiting = and(eq(chat.userId, userId), gt(chat.answeredAt, chat.seenAt));
      const found = await db.orm.select({ userId: chat.userId }).from(chat).where(isWaiting);
      return { isAnswered: found.length > 0 };
    }),
  ];
}
