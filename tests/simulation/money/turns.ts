/**
 * Which of several requests goes on, by a seed: one at a time, from one of its statements (or of its calls to the provider) to its next. A
 * request that waits for a lock of another is passed over until it has it. So a seed gives an interleaving, and gives it again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { Pool } from 'pg';

import { Dice } from '#server/demo/generate/dice.ts';

/** A request may wait for something that is no statement: a moment of its own, or what another one has begun. */
const PATIENCE_MS = 3000;
/** How likely the one that went on goes on: seeds with long and with short turns. */
const LENGTHS = [0.5, 0.8, 0.95];

/** One of the requests that are made at once. */
class Tab {
  private readonly waiting: (() => void)[] = [];
  private underWay = 0;
  /** Connections whose statements are under way. */
  private readonly busy = new Set<number>();
  private isOver = false;

  constructor(
    /** Statements until its connection breaks; null breaks none. */
    private left: number | null,
    private readonly tell: () => void,
  ) {}

  get isReady(): boolean {
    return !this.isOver && this.underWay === 0 && this.waiting.length > 0;
  }

  get isMoving(): boolean {
    return !this.isOver && !this.isReady;
  }

  /** The connections that it waits for; null where it waits for something else, or for nothing. */
  get held(): readonly number[] | null {
    return this.underWay > 0 && this.busy.size === this.underWay ? [...this.busy] : null;
  }

  get isThinking(): boolean {
    return this.underWay === 0;
  }

  go(): void {
    for (const begin of this.waiting.splice(0)) begin();
  }

  end(): void {
    this.isOver = true;
    this.tell();
  }

  /** `connection`: the number of PostgreSQL's process; null for what is no statement. */
  async inTurn<T>(connection: number | null, work: (isCut: boolean) => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.waiting.push(begin);
      this.tell();
    });
    this.underWay += 1;
    if (connection !== null) this.busy.add(connection);
    try {
      return await work(connection !== null && this.isCutNow());
    } finally {
      this.underWay -= 1;
      if (connection !== null) this.busy.delete(connection);
      this.tell();
    }
  }

  private isCutNow(): boolean {
    if (this.left === null) return false;
    this.left -= 1;
    if (this.left >= 0) return false;
    this.left = null;
    return true;
  }
}

export interface Interleaving {
  readonly seed: number;
  /** The connection of the first breaks before the statement after so many of its own, as when the server dies there. */
  readonly cutAfter?: number;
}

export class Turns {
  private readonly here = new AsyncLocalStorage<Tab>();
  /** Who went on, one after the other, by their places in what was interleaved. */
  readonly trail: number[] = [];
  private changed = Promise.resolve();
  private tell = (): void => undefined;

  /** `pool`: where it is asked who waits for whom. */
  constructor(private readonly pool: () => Pick<Pool, 'query'>) {}

  /** The request that is being worked on here; what the test itself asks is none's. */
  get current(): Tab | undefined {
    return this.here.getStore();
  }

  /** What each comes to, in their order. */
  async interleave<T>(
    works: readonly (() => Promise<T>)[],
    { seed, cutAfter }: Interleaving,
  ): Promise<PromiseSettledResult<T>[]> {
    const tell = (): void => this.tell();
    const tabs = works.map((_, index) => new Tab(index === 0 ? (cutAfter ?? null) : null, tell));
    const begun = works.map((work, index) => {
      const tab = tabs[index] as Tab;
      return this.here.run(tab, work).finally(() => tab.end());
    });
    const [ends] = await Promise.all([Promise.allSettled(begun), this.shareOut(tabs, new Dice(`turns ${seed}`))]);
    return ends;
  }

  private async shareOut(tabs: readonly Tab[], dice: Dice): Promise<void> {
    const length = dice.oneOf(LENGTHS);
    let last: Tab | undefined;
    for (;;) {
      await this.quiet(tabs);
      const ready = tabs.filter((tab) => tab.isReady);
      const isGoingOn = dice.isUnder(length);
      if (ready.length === 0) return;
      last = last?.isReady && isGoingOn ? last : dice.oneOf(ready);
      this.trail.push(tabs.indexOf(last));
      last.go();
    }
  }

  /** Until nobody moves but by another's lock. */
  private async quiet(tabs: readonly Tab[]): Promise<void> {
    const since = performance.now();
    for (let wait = 2; ; wait = Math.min(50, wait * 2)) {
      this.changed = new Promise((resolve) => {
        this.tell = resolve;
      });
      // What was answered goes on to its next statement first.
      await nextTurn();
      const moving = tabs.filter((tab) => tab.isMoving);
      if (moving.length === 0) return;
      await Promise.race([this.changed, pause(wait)]);
      if (!tabs.some((tab) => tab.isReady)) continue;
      const isLate = performance.now() - since > PATIENCE_MS;
      const stopped = await Promise.all(
        moving.map(async (tab) => (tab.isThinking ? isLate : tab.isMoving && (await this.isHeld(tab)))),
      );
      if (stopped.every(Boolean)) return;
    }
  }

  private async isHeld({ held }: Tab): Promise<boolean> {
    if (held === null) return false;
    const { rows } = await this.pool().query<{ waiting: number }>(
      'select count(*)::int as waiting from unnest($1::int[]) as one(pid) where cardinality(pg_blocking_pids(pid)) > 0',
      [held],
    );
    return rows[0]?.waiting === held.length;
  }
}
