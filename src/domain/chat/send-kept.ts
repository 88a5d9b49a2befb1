import type { QueryClient } from '@tanstack/react-query';

import { sessionUser } from '#src/state/session.ts';

import { keptChat } from './kept-chat.ts';

/** At a start: messages that were written before and wait are sent, though no screen shows the chat. */
export async function sendKeptMessages(client: QueryClient, userId: number): Promise<void> {
  if ((await keptChat.waiting()).length === 0) return;
  const code = await import('./hold-chat.ts').catch(() => null);
  // They left, or somebody else signed in, meanwhile.
  if (code && sessionUser()?.id === userId) code.holdChat(code.chatOf(client, userId))();
}
