const FIRST_MS = 1_000;
const LAST_MS = 5 * 60_000;

/** Waits between tries: doubling from 1 s to 5 min, each a random part of it, so that devices do not come back all at once. */
export class Backoff {
  private tries = 0;
  /** On the page's own clock, which nobody sets. */
  private notBefore = 0;

  constructor(
    private readonly clock: () => number = () => performance.now(),
    private readonly chance: () => number = Math.random,
  ) {}

  /** After a failure: how long to wait. `retryAfterMs` is the least that the server asked for. */
  next(retryAfterMs = 0): number {
    const most = Math.min(FIRST_MS * 2 ** this.tries, LAST_MS);
    this.tries += 1;
    this.notBefore = this.clock() + retryAfterMs;
    return Math.max(this.chance() * most, retryAfterMs);
  }

  reset(): void {
    this.tries = 0;
  }

  /** The rest of what the server asked for; no sign of a better signal shortens it. */
  owed(): number {
    return Math.max(0, this.notBefore - this.clock());
  }
}
