import type { QueryClient } from '@tanstack/react-query';

import { chatOf, holdChat } from './hold-chat.ts';
import { keptChat } from './kept-chat.ts';

/** At a start: messages that were written before and wait are sent, though no screen shows the chat. */
export async function sendKeptMessages(client: QueryClient, userId: number): Promise<void> {
  if ((await keptChat.waiting()).length > 0) holdChat(chatOf(client, userId))();
}
