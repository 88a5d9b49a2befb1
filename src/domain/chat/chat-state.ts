import type { ChatMessage } from '#contract/chat-record.ts';

/** What was written here and is not known to have reached customer care. */
export interface WaitingMessage {
  /** The name that it will have in the database: sent twice, it is there once. */
  readonly id: string;
  readonly text: string;
  readonly picture: string | null;
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

export interface ChatState {
  /** `opening`: what this device has kept is shown; `none`: this shop has no live chat; `failed`: it cannot be opened now, though there is a signal. */
  readonly phase: 'opening' | 'open' | 'none' | 'failed';
  /** Customer care has ended it; the next message opens it again. */
  readonly isClosed: boolean;
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
  /** There may be older ones. */
  readonly hasEarlier: boolean;
  /** In the order in which they were written. */
  readonly waiting: readonly WaitingMessage[];
  /** The database took one of them for no message: they wait until the shopper tries again. */
  readonly isRefused: boolean;
}

export const UNOPENED: ChatState = {
  phase: 'opening',
  isClosed: false,
  messages: [],
  hasEarlier: false,
  waiting: [],
  isRefused: false,
};
