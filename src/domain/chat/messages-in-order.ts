import type { ChatMessage } from '#contract/chat-record.ts';

/** Both together, each message once and as the newer has it, by the database's clock. */
export function messagesInOrder(older: readonly ChatMessage[], newer: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...older, ...newer].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
