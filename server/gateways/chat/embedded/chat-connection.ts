/** One socket of the SDK: its requests, strictly in the order in which they came, and what it listens to. */
import type { Clock } from '#server/kit/clock.ts';
import type { Log } from '#server/kit/log.ts';

import type { ChangeFeed, Listener } from './change-feed.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import type { Speaker } from './database-rules.ts';
import type { TreeQuery } from './query-view.ts';
import { FrameReader, framesOf, TooMuch } from './socket-frames.ts';
import type { SocketRequest } from './socket-request.ts';
import type { Path } from './tree.ts';
import { writeValues, type WriteDesk, type WriteRequest } from './write-values.ts';

/** What a connection needs of its socket. */
export interface Wire {
  send(frame: string): void;
  /** Bytes that the other side has not taken yet. */
  readonly waiting: number;
  close(): void;
}

export interface ConnectionDesk extends WriteDesk {
  readonly clock: Clock;
  readonly log: Log;
  readonly feed: ChangeFeed;
  /** @throws DatabaseRefusal */
  readonly speakerOf: (token: unknown) => Promise<Speaker>;
  /** @throws Refusal where somebody writes too often */
  readonly countWrite: (uid: string) => void;
  /** Throws what is nobody's fault but ours. */
  readonly work: (connection: ChatConnection, request: SocketRequest) => Promise<void>;
}

export interface Listen {
  readonly listener: Listener;
  readonly query: TreeQuery | null;
  /** As it was written: the SDK knows its listen by it. */
  readonly writtenQuery: unknown;
}

/** Requests that may wait behind the one at hand, and bytes that a slow reader may leave. */
const MOST_WAITING = 500;
const MOST_UNREAD = 4_000_000;

export class ChatConnection {
  speaker: Speaker | null = null;
  readonly listens = new Map<string, Listen>();
  readonly desk: ConnectionDesk;
  /** What is to be written once it is gone, by path. */
  readonly lastWrites = new Map<string, WriteRequest>();
  readonly #wire: Wire;
  readonly #frames = new FrameReader();
  #line: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isGone = false;

  constructor(desk: ConnectionDesk, wire: Wire, hello: { readonly host: string; readonly session: string }) {
    this.desk = desk;
    this.#wire = wire;
    const { host: h, session: s } = hello;
    this.#send({ t: 'c', d: { t: 'h', d: { ts: desk.clock.now().getTime(), v: '5', h, s } } });
  }

  take(frame: string): void {
    try {
      const message = this.#frames.read(frame);
      if (message !== null) this.#takeMessage(message);
    } catch (error) {
      if (!(error instanceof TooMuch || error instanceof SyntaxError)) throw error;
      this.#wire.close();
    }
  }

  push(action: 'd' | 'm' | 'c' | 'ac', body: unknown): void {
    this.#send({ t: 'd', d: { a: action, b: body } });
  }

  answer(r: unknown, status: string, data: unknown = {}): void {
    this.#send({ t: 'd', d: { r, b: { s: status, d: data } } });
  }

  /** The SDK asks for another token, and comes again with it. */
  end(why: string): void {
    this.push('ac', { s: 'invalid_token', d: why });
    this.#wire.close();
  }

  /** The socket is closed: what was left for this moment is written. */
  async gone(): Promise<void> {
    this.#isGone = true;
    for (const { listener } of this.listens.values()) this.desk.feed.drop(listener);
    this.listens.clear();
    await this.#line;
    // What listened while the line went on.
    for (const { listener } of this.listens.values()) this.desk.feed.drop(listener);
    for (const write of this.lastWrites.values()) {
      await writeValues(this.desk, this.speaker, write).catch((error: unknown) => {
        if (!(error instanceof DatabaseRefusal)) this.desk.log.warn({ err: error }, 'a last write of the chat failed');
      });
    }
  }

  mayRead(path: Path): boolean {
    return this.desk.rules.mayRead(this.speaker, path);
  }

  #takeMessage(message: string): void {
    const { t, d } = JSON.parse(message) as {
      readonly t?: unknown;
      readonly d?: SocketRequest & { readonly t?: unknown };
    };
    if (t === 'c' && d?.t === 'p') this.#send({ t: 'c', d: { t: 'o', d: null } });
    if (t !== 'd' || typeof d !== 'object') return;
    this.#waiting += 1;
    if (this.#waiting > MOST_WAITING) throw new TooMuch('too many requests wait');
    this.#line = this.#line.then(() => this.#work(d));
  }

  async #work(request: SocketRequest): Promise<void> {
    this.#waiting -= 1;
    if (this.#isGone) return;
    try {
      await this.desk.work(this, request);
    } catch (error) {
      // Whether it was done is not known: without an answer the SDK asks again over another socket.
      this.desk.log.error({ err: error }, 'a request of the chat failed');
      this.#wire.close();
    }
  }

  #send(message: unknown): void {
    if (this.#isGone) return;
    for (const frame of framesOf(JSON.stringify(message))) this.#wire.send(frame);
    if (this.#wire.waiting > MOST_UNREAD) this.#wire.close();
  }
}
