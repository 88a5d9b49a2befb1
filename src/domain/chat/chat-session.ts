import { decodeMessage, type ChatMessage, type ChatPerson } from '#contract/chat-record.ts';
import type { ChatDoor } from '#contract/chat.ts';
import { pushId } from '#src/lib/push-id.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import {
  FOLLOWED_MESSAGES,
  type ChatChannel,
  type ChatNews,
  type ConnectChat,
  type NamedValue,
} from '#src/net/chat-channel.ts';
import { createChangeSignal } from '#src/state/change-signal.ts';
import { isOffline } from '#src/state/connectivity.ts';

import { UNOPENED, type ChatState, type WaitingMessage } from './chat-state.ts';
import type { KeptChat } from './kept-chat.ts';
import { messagesInOrder } from './messages-in-order.ts';
import { valuesOfMessage } from './values-of-message.ts';

/** What a session works with. */
export interface ChatMeans {
  door(): Promise<Result<ChatDoor, AppError>>;
  /** Who writes; as much of it as is known. */
  person(): Promise<ChatPerson>;
  connect: ConnectChat;
  kept: KeptChat;
}

/** How many older messages come at a time. */
const EARLIER_AT_ONCE = 50;
/** So long a message waits for the disk. */
const DISK_MS = 500;

/**
 * One shopper's chat while it is open on this device (storefront.md sections 3 and 4). What they write is kept first and sent when there is a
 * connection, one after the other, under a name of its own: what was sent before and is not known to have come is refused the second time,
 * and counts as sent once the database has it.
 */
export class ChatSession {
  readonly #means: ChatMeans;
  readonly #changes = createChangeSignal();
  #state = UNOPENED;
  #person: ChatPerson | null = null;
  #channel: ChatChannel | null = null;
  /** Over which messages are being sent: of one that is closed the last may never be answered. */
  #sender: ChatChannel | null = null;
  #isRead = false;
  #isEnded = false;
  /** The database has told of the last messages. */
  #isTold = false;
  /** There are none before the first that is shown. */
  #isWhole = false;
  #opening: Promise<void> | null = null;

  constructor(means: ChatMeans) {
    this.#means = means;
  }

  readonly state = (): ChatState => this.#state;

  readonly listen = (onChange: () => void): (() => void) => this.#changes.listen(onChange);

  /** Shows what this device has kept, and opens the chat. Also the way to try again. */
  open(): Promise<void> {
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Kept on the disk before it is shown, so that what is seen waiting outlives the page; a disk that does not answer is not waited for. */
  async say(text: string, picture: string | null = null): Promise<void> {
    const now = Date.now();
    const message: WaitingMessage = { id: pushId(now), text, picture, at: now };
    await Promise.race([this.#means.kept.keepWaiting(message), new Promise((late) => setTimeout(late, DISK_MS))]);
    this.#change({ waiting: [...this.#state.waiting, message], isRefused: false });
    void this.#send();
  }

  /** After a refusal. */
  sendAgain(): void {
    this.#change({ isRefused: false });
    void this.#send();
  }

  async showEarlier(): Promise<void> {
    const [first] = this.#state.messages;
    if (!this.#channel || !first) return;
    const values = await this.#channel.earlier(first.id, EARLIER_AT_ONCE).catch(() => null);
    if (values === null) return;
    this.#isWhole = values.length < EARLIER_AT_ONCE;
    this.#change({
      messages: messagesInOrder(this.#state.messages, read(values)),
      hasEarlier: !this.#isWhole,
    });
  }

  /** Until it is opened again: what comes meanwhile is not seen. */
  rest(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  /** Nothing is sent or shown any more; what waits stays kept. */
  end(): void {
    this.#isEnded = true;
    this.rest();
  }

  async #open(): Promise<void> {
    if (this.#channel) return;
    const { kept } = this.#means;
    if (!this.#isRead) {
      this.#isRead = true;
      const [seen, waiting] = await Promise.all([kept.seen(), kept.waiting()]);
      // What was written meanwhile stands behind what was kept.
      this.#change({
        messages: messagesInOrder(seen, this.#state.messages),
        waiting: together(waiting, this.#state.waiting),
      });
    }
    const door = await this.#means.door();
    if (this.#isEnded) return;
    if (!door.ok) return this.#change({ phase: isAway(door.error) ? 'opening' : 'failed' });
    if (door.value.mode === 'none') return this.#change({ phase: 'none' });
    try {
      // First: a chat that is open belongs to somebody.
      const person = await this.#means.person();
      const channel = await this.#means.connect(door.value, this.#news());
      if (this.#isEnded) return channel.close();
      this.#person = person;
      this.#channel = channel;
      this.#change({ phase: 'open' });
      void this.#send();
    } catch {
      this.#change({ phase: isOffline() ? 'opening' : 'failed' });
    }
  }

  #news(): ChatNews {
    return {
      messages: (values) => {
        if (this.#isEnded) return;
        const told = read(values);
        const isFull = values.length >= FOLLOWED_MESSAGES;
        // Of what was kept before and what came since, something may lie between them: then only what came is shown.
        const hasGap =
          !this.#isTold && isFull && !told.some(({ id }) => this.#state.messages.some((one) => one.id === id));
        this.#isTold = true;
        const messages = messagesInOrder(hasGap ? [] : this.#state.messages, told);
        this.#change({ messages, hasEarlier: isFull && !this.#isWhole });
        this.#keepSeen();
      },
      closed: (isClosed) => this.#change({ isClosed }),
      lost: () => {
        this.#channel?.close();
        this.#channel = null;
        this.#change({ phase: 'failed' });
      },
    };
  }

  async #send(): Promise<void> {
    const [channel, person] = [this.#channel, this.#person];
    if (!channel || !person || this.#sender === channel) return;
    this.#sender = channel;
    try {
      while (this.#channel === channel && this.#state.waiting[0] && !this.#state.isRefused) {
        await this.#sendOne(this.#state.waiting[0], channel, person);
      }
    } finally {
      if (this.#sender === channel) this.#sender = null;
    }
  }

  async #sendOne(message: WaitingMessage, channel: ChatChannel, person: ChatPerson): Promise<void> {
    const isTaken =
      (await channel.write(valuesOfMessage(message, person))) ||
      // Refused because it is there already: it came before, and its answer was lost.
      (await channel.has(message.id).catch(() => false));
    if (this.#isEnded || channel !== this.#channel) return;
    if (!isTaken) return this.#change({ isRefused: true });
    const waiting = this.#state.waiting.filter(({ id }) => id !== message.id);
    this.#change({ waiting });
    await this.#means.kept.dropWaiting(message.id);
    this.#keepSeen();
  }

  /** Without what waits still: that is kept by itself. */
  #keepSeen(): void {
    const waits = new Set(this.#state.waiting.map(({ id }) => id));
    void this.#means.kept.keepSeen(this.#state.messages.filter(({ id }) => !waits.has(id)));
  }

  #change(part: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...part };
    this.#changes.tell();
  }
}

const read = (values: readonly NamedValue[]): ChatMessage[] =>
  values.flatMap(([id, value]) => decodeMessage(id, value) ?? []);

function together(kept: readonly WaitingMessage[], written: readonly WaitingMessage[]): readonly WaitingMessage[] {
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...written.filter(({ id }) => !ids.has(id))];
}

/** It is opened once there is a signal again. */
const isAway = ({ kind }: AppError): boolean => kind === 'offline' || kind === 'timeout';
