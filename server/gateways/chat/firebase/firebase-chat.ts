/** Live chat in the realtime database of a Firebase project, under the rules of `database.rules.json`. */
import type { ChatDoor } from '#contract/chat.ts';
import { CHATS, chatPath, type ChatGateway } from '#server/gateways/chat/chat-gateway.ts';
import type { ChatSettings } from '#server/kit/chat-settings.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { IdentitySettings } from '#server/kit/settings.ts';

import { ServiceTokens } from './service-tokens.ts';

export type FirebaseChat = Extract<ChatSettings, { kind: 'firebase' }>;
export type FirebaseProject = Extract<IdentitySettings, { kind: 'firebase' }>;

const CARE_UID = 'care';
const PATIENCE_MS = 15_000;

/** A token of Google's outlives the shop's session: what it opens is the shopper's own chat, and that is erased with the account. */
export function firebaseChat(
  { databaseUrl, account }: FirebaseChat,
  project: FirebaseProject,
  clock: Clock,
): ChatGateway {
  const tokens = new ServiceTokens(account, clock);
  const { projectId, apiKey, authDomain } = project;
  const [namespace = ''] = new URL(databaseUrl).hostname.split('.');
  const doorTo = (path: string, token: string): ChatDoor => ({
    mode: 'firebase',
    project: { projectId, apiKey, authDomain, databaseUrl, namespace },
    token,
    path,
  });
  const ask = async (method: 'GET' | 'DELETE', path: string): Promise<unknown> => {
    const answer = await fetch(`${databaseUrl}/${path}.json`, {
      method,
      headers: { authorization: `Bearer ${await tokens.access()}` },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`the realtime database answered ${answer.status}`);
    return answer.json();
  };
  return {
    door: async (userId) => doorTo(chatPath(userId), await tokens.custom(String(userId))),
    careDoor: async () => doorTo(CHATS, await tokens.custom(CARE_UID, { agent: true })),
    read: (userId) => ask('GET', chatPath(userId)),
    erase: async (userId) => void (await ask('DELETE', chatPath(userId))),
  };
}
