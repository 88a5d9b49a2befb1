import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import { chatOf, holdChat } from './hold-chat.ts';

/** The chat of the shopper who is signed in, open for as long as the screen is there. */
export function useChat(userId: number): { chat: ChatState; session: ChatSession } {
  const client = useQueryClient();
  const session = useMemo(() => chatOf(client, userId), [client, userId]);
  useEffect(() => holdChat(session), [session]);
  const chat = useSyncExternalStore(session.listen, session.state, session.state);
  return { chat, session };
}
