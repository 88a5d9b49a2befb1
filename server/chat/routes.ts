/** Live chat's one call: where it is, and the token that opens the shopper's own. */
import { openChat } from '#contract/chat.ts';
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
  ];
}
