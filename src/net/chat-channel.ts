/** What the app needs of the realtime database that live chat lies in: Firebase's SDK is behind it (chat-sdk.ts). */
import type { ChatDoor } from '#contract/chat.ts';

/** A value with its name in the database. */
export type NamedValue = readonly [id: string, value: unknown];

export interface ChatNews {
  /** The last messages as they are now, those included that this page writes just now. */
  messages(values: readonly NamedValue[]): void;
  /** Whether customer care has ended the chat. */
  closed(isClosed: boolean): void;
  /** The database shows the chat no longer: the token has ended with its session. */
  lost(): void;
}

export interface ChatChannel {
  /** All of the values, by their paths below the chat, or none; waits for a connection. False where the database refuses them. */
  write(values: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** Whether the database has the message. */
  has(id: string): Promise<boolean>;
  /** Messages before this one, at most so many, the oldest first. */
  earlier(before: string, most: number): Promise<readonly NamedValue[]>;
  close(): void;
}

/** Opens the shopper's own chat. @throws where the token is refused or the signal is gone */
export type ConnectChat = (door: ChatDoor, news: ChatNews) => Promise<ChatChannel>;

/** What the database puts its own time in the place of. */
export const DATABASE_TIME = { '.sv': 'timestamp' } as const;

/** How many of the last messages are followed. */
export const FOLLOWED_MESSAGES = 50;
