/** The realtime database that live chat lies in: the shop's own, or a Firebase project (docs/chat.md). */
import type { ChatDoor } from '#contract/chat.ts';

export interface ChatGateway {
  /**
   * Where the chat is, and a token that opens the shopper's own and nothing else. `session` names the session of the shop that asks,
   * without being able to use it; where the gateway can, the token ends with it.
   */
  door(userId: number, session: string): Promise<ChatDoor>;
  /** For customer care: a token that opens every chat, to be made by a command on the server alone. `path` is above them all. */
  careDoor(): Promise<ChatDoor>;
  /** Everything of one shopper's chat, as it lies there (contract/chat-record.ts); null where there is nothing. */
  read(userId: number): Promise<unknown>;
  /** All of it goes. May be done twice. */
  erase(userId: number): Promise<void>;
}

/** Above every shopper's chat. */
export const CHATS = 'LiveChat';

export const chatPath = (userId: number): string => `${CHATS}/${userId}`;
