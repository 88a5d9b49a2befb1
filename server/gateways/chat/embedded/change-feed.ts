/**
 * Tells listeners what was written, by this process or by another one: both read the changes of PostgreSQL in the order of their
 * numbers. A listener hears first what is there, and then each change after it, once.
 */
import { asc, gt } from 'drizzle-orm';

import { realtimeChange, type StoredChange } from '#server/gateways/chat/table.ts';
import { listenToDatabase, type DatabaseListener } from '#server/kit/database-listener.ts';
import type { Database } from '#server/kit/database.ts';
import type { Log } from '#server/kit/log.ts';

import { lastVersion, readTree } from './leaf-store.ts';
import { dataAt, isTouched, pushesOf, type Push } from './push-of.ts';
import { viewOf, type TreeQuery } from './query-view.ts';
import type { Path } from './tree.ts';
import { REALTIME_CHANNEL } from './write-values.ts';

export interface Listener {
  readonly path: Path;
  readonly query: TreeQuery | null;
  readonly tag: number | null;
  readonly push: (push: Push) => void;
}

/** How far a listener has heard. */
interface Heard {
  version: number;
  /** Of a filtered listen: what it saw last, as JSON. */
  seen: string;
}

const AT_ONCE = 500;

export class ChangeFeed {
  readonly #db: Database;
  readonly #log: Log;
  readonly #listeners = new Map<Listener, Heard>();
  /** The last change that was told; null while nobody listens. */
  #version: number | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #notices: DatabaseListener | null = null;
  #isLooking = false;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** What is there is pushed before this resolves. */
  listen(listener: Listener): Promise<void> {
    return this.#inTurn(async () => {
      await this.#tell();
      this.#notices ??= listenToDatabase(this.#db, {
        channel: REALTIME_CHANNEL,
        name: 'zad chat',
        look: () => void this.#look(),
      });
      const version = await this.#tellWhole(listener);
      this.#version ??= version;
    });
  }

  drop(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.#version = null;
  }

  /** Everything that was committed before the call is pushed once this resolves. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#tell());
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#notices?.close();
    await this.#line;
  }

  async #look(): Promise<void> {
    // The one that is running is followed by the next second's.
    if (this.#isLooking || this.#version === null) return;
    this.#isLooking = true;
    try {
      await this.catchUp();
    } catch (error) {
      if (!this.#db.pool.ending) this.#log.warn({ err: error }, 'changes of the chat could not be read');
    } finally {
      this.#isLooking = false;
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(work);
    this.#line = turn.catch(() => undefined);
    return turn;
  }

  async #tell(): Promise<void> {
    for (;;) {
      const from = this.#version;
      if (from === null) return;
      const rows = await this.#db.orm
        .select()
        .from(realtimeChange)
        .where(gt(realtimeChange.version, from))
        .orderBy(asc(realtimeChange.version))
        .limit(AT_ONCE);
      const [first] = rows;
      if (!first) return;
      if (first.version > from + 1) {
        // This process was away for longer than changes are kept.
        for (const listener of this.#listeners.keys()) await this.#tellWhole(listener);
      }
      for (const { version, change } of rows) await this.#tellChange(version, change);
      if (this.#version !== null) this.#version = rows.at(-1)?.version ?? from;
    }
  }

  async #tellChange(version: number, change: StoredChange): Promise<void> {
    for (const [listener, heard] of this.#listeners) {
      if (version <= heard.version) continue;
      heard.version = version;
      if (!isTouched(listener.path, change)) continue;
      if (listener.query === null) for (const push of pushesOf(listener.path, change)) listener.push(push);
      else await this.#tellWhole(listener);
    }
  }

  /** Its value as it is now, and the number of the change that it is as of. */
  async #tellWhole(listener: Listener): Promise<number> {
    const { path, query, tag } = listener;
    const { version, tree } = await this.#db.snapshot(async (tx) => ({
      version: await lastVersion(tx),
      tree: await readTree(tx, path),
    }));
    const value = query === null ? tree : viewOf(tree, query);
    const seen = query === null ? '' : JSON.stringify(value);
    const before = this.#listeners.get(listener);
    this.#listeners.set(listener, { version, seen });
    if (query === null || before?.seen !== seen) listener.push(dataAt(path, value, tag));
    return version;
  }
}
