/** Live chat in the shop's own realtime database. */
import type { ChatDoor } from '#contract/chat.ts';
import { CHATS, chatPath, type ChatGateway } from '#server/gateways/chat/chat-gateway.ts';
import { embeddedConfig } from '#server/gateways/identity/embedded/embedded-config.ts';
import { EmbeddedTokens } from '#server/gateways/identity/embedded/embedded-tokens.ts';
import { embeddedKey } from '#server/gateways/identity/embedded/signing-key.ts';
import type { Deps } from '#server/kit/deps.ts';

import { eraseTree } from './erase-tree.ts';
import { readTree } from './leaf-store.ts';
import { readPath } from './tree.ts';

/** The uid of customer care, which is no shopper's. */
const CARE_UID = 'care';

export function embeddedChat({ db, clock }: Pick<Deps, 'db' | 'clock'>): ChatGateway {
  const tokens = new EmbeddedTokens(() => embeddedKey(db), clock);
  const { projectId, apiKey, authDomain } = embeddedConfig;
  const doorTo = (path: string, token: string): ChatDoor => ({
    mode: 'embedded',
    project: { projectId, apiKey, authDomain, databaseUrl: '', namespace: projectId },
    token,
    path,
  });
  return {
    door: async (userId, session) => doorTo(chatPath(userId), await tokens.custom(String(userId), { session })),
    careDoor: async () => doorTo(CHATS, await tokens.custom(CARE_UID, { agent: true })),
    read: (userId) => readTree(db.orm, readPath(chatPath(userId))),
    erase: (userId) => eraseTree(db, clock, readPath(chatPath(userId))),
  };
}
