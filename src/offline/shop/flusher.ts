import { Backoff } from './backoff.ts';
import type { FlushEnd } from './flush-loop.ts';

const AFTER_WRITE_MS = 200;
const PULL_EVERY_MS = 60_000;
/** Several events report one reconnect; an exchange that began under a second ago serves them all. */
const SAME_RETURN_MS = 1_000;

export interface FlusherParts {
  /** Exchanges under the shopper's lock. Never throws. */
  readonly flush: () => Promise<FlushEnd>;
  readonly isWaiting: () => boolean;
  /** The shopper's switch, a session that has ended, a database that is closed. */
  readonly isHeldBack: () => boolean;
  readonly backoff?: Backoff;
}

/** When to exchange: after a write, when the signal or the shopper comes back, and while something waits. */
export class Flusher {
  private readonly backoff: Backoff;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Infinity;
  private running: Promise<void> | null = null;
  private begunAt = -Infinity;
  private isWanted = false;
  private readonly stops: (() => void)[] = [];

  constructor(private readonly parts: FlusherParts) {
    this.backoff = parts.backoff ?? new Backoff();
  }

  /** Follows the page's own events until `stop`. */
  start(): void {
    const soon = (): void => this.comeBack();
    const seen = (): void => {
      if (document.visibilityState === 'visible') this.comeBack();
    };
    // Before the page hears of it and draws: what waits is read meanwhile.
    this.on(globalThis, 'online', soon, true);
    this.on(globalThis, 'pageshow', soon);
    this.on(document, 'visibilitychange', seen);
    const pull = setInterval(() => {
      if (document.visibilityState === 'visible' && !this.parts.isWaiting()) void this.run();
    }, PULL_EVERY_MS);
    this.stops.push(() => clearInterval(pull));
    this.wake(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops.splice(0)) stop();
  }

  afterWrite(): void {
    this.wake(AFTER_WRITE_MS);
  }

  /** The signal, or the shopper, is back: what was learnt of a bad signal is forgotten, not what the server asked for. */
  comeBack(): void {
    this.backoff.reset();
    if (this.backoff.owed() > 0) return this.wake(0);
    if (this.running && performance.now() - this.begunAt < SAME_RETURN_MS) return;
    void this.run();
  }

  /** Resolves when an exchange that began no earlier than now has ended. */
  async now(): Promise<void> {
    this.backoff.reset();
    if (this.running) await this.running;
    await this.run();
  }

  /** Resolves when the exchange that is under way, or else one that begins now, has ended. */
  one(): Promise<void> {
    this.backoff.reset();
    return this.running ?? this.run();
  }

  private on(target: EventTarget, name: string, listener: () => void, isFirst = false): void {
    const how = { capture: isFirst };
    target.addEventListener(name, listener, how);
    this.stops.push(() => target.removeEventListener(name, listener, how));
  }

  /** The earlier of what is planned and this. */
  private wake(ms: number): void {
    const at = performance.now() + Math.max(ms, this.backoff.owed());
    if (at >= this.dueAt) return;
    clearTimeout(this.timer);
    this.dueAt = at;
    this.timer = setTimeout(() => void this.run(), at - performance.now());
  }

  private run(): Promise<void> {
    // Before all else: a time that is past would keep every later one from being planned.
    clearTimeout(this.timer);
    this.dueAt = Infinity;
    if (this.running) {
      this.isWanted = true;
      return this.running;
    }
    if (this.parts.isHeldBack()) return Promise.resolve();
    this.begunAt = performance.now();
    this.running = this.exchange().finally(() => {
      this.running = null;
      if (this.isWanted) {
        this.isWanted = false;
        this.wake(0);
      }
    });
    return this.running;
  }

  private async exchange(): Promise<void> {
    const end = await this.parts.flush();
    if (end.kind === 'done') this.backoff.reset();
    else if (end.kind === 'later' || end.kind === 'stuck' || end.kind === 'unreadable') {
      this.isWanted = false;
      const wait = this.backoff.next(end.kind === 'later' ? end.retryAfterMs : 0);
      if (this.parts.isWaiting()) this.wake(wait);
    }
  }
}
