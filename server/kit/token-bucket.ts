/** How often one caller may do something: a burst at once, then so many a minute. In memory, so each replica counts for itself. */
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';

export interface BucketSize {
  burst: number;
  perMinute: number;
}

interface Bucket {
  left: number;
  /** Milliseconds of the clock. */
  at: number;
}

/** Above this many callers, those whose buckets are full again are forgotten. */
const SWEPT_FROM = 10_000;

export class TokenBucket<Key> {
  private readonly buckets = new Map<Key, Bucket>();

  constructor(
    private readonly size: BucketSize,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 429 with the seconds until the next token */
  take(key: Key, cost = 1): void {
    const now = this.clock.now().getTime();
    const left = this.leftAt(key, now);
    if (left < cost) {
      const seconds = Math.ceil(((cost - left) / this.size.perMinute) * 60);
      throw new Refusal(
        'too_many',
        `Too many requests. Please try again in ${seconds} seconds.`,
        429,
        undefined,
        seconds,
      );
    }
    this.buckets.set(key, { left: left - cost, at: now });
    if (this.buckets.size > SWEPT_FROM) this.sweep(now);
  }

  private leftAt(key: Key, now: number): number {
    const bucket = this.buckets.get(key);
    if (!bucket) return this.size.burst;
    const gained = (Math.max(0, now - bucket.at) / 60_000) * this.size.perMinute;
    return Math.min(this.size.burst, bucket.left + gained);
  }

  private sweep(now: number): void {
    for (const key of this.buckets.keys()) if (this.leftAt(key, now) >= this.size.burst) this.buckets.delete(key);
  }
}
