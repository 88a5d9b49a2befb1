/** What this device keeps of the chat: messages that wait for a signal, so that a reload or a dead battery loses none, and the last ones seen. */
import type { ChatMessage } from '#contract/chat-record.ts';
import { keepValues, keptValue, keptValuesOf } from '#src/offline/kept-values.ts';

import type { WaitingMessage } from './chat-state.ts';

/** Each message that waits has a name of its own, so that two tabs do not write over each other's. */
const WAITING = 'chat.waiting.';
const SEEN = 'chat.seen';

/** Of the messages that were seen. */
const MOST_SEEN = 50;

export interface KeptChat {
  /** In the order in which they were written. */
  waiting(): Promise<readonly WaitingMessage[]>;
  keepWaiting(message: WaitingMessage): Promise<void>;
  /** It is sent. */
  dropWaiting(id: string): Promise<void>;
  seen(): Promise<readonly ChatMessage[]>;
  keepSeen(messages: readonly ChatMessage[]): Promise<void>;
}

/** Beside what was typed at checkout, in the shopper's own database: erased with it. */
export const keptChat: KeptChat = {
  waiting: async () => (await keptValuesOf(WAITING)).filter(isWaiting),
  keepWaiting: (message) => keepValues({ [`${WAITING}${message.id}`]: message }),
  dropWaiting: (id) => keepValues({ [`${WAITING}${id}`]: undefined }),
  seen: async () => {
    const { messages } = ((await keptValue(SEEN)) ?? {}) as { messages?: unknown };
    return Array.isArray(messages) ? messages.filter(isMessage) : [];
  },
  keepSeen: (messages) => keepValues({ [SEEN]: { messages: messages.slice(-MOST_SEEN) } }),
};

/** A version before this one may have kept something of another shape. */
function isWaiting(one: unknown): one is WaitingMessage {
  const { id, text, picture, at } = (one ?? {}) as Partial<WaitingMessage>;
  const isSaid = typeof text === 'string' && (picture === null || typeof picture === 'string');
  return typeof id === 'string' && typeof at === 'number' && isSaid;
}

function isMessage(one: unknown): one is ChatMessage {
  const { isFromCare, name } = (one ?? {}) as Partial<ChatMessage>;
  return isWaiting(one) && typeof isFromCare === 'boolean' && typeof name === 'string';
}
