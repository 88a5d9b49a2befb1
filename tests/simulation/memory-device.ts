/** A device's database in memory, as strict as the real one: a write is all or nothing, and one runs at a time. */
import type { SyncedRow } from '#contract/sync.ts';
import type {
  BaseRow,
  DeviceMeta,
  DeviceStore,
  DeviceTx,
  IssueEntry,
  NewEdit,
  WaitingEntry,
} from '#src/offline/shop/device-store.ts';

interface Contents {
  meta: DeviceMeta | null;
  outbox: ReadonlyMap<number, WaitingEntry>;
  /** The last that was given. */
  place: number;
  base: ReadonlyMap<string, BaseRow>;
  staged: ReadonlyMap<string, SyncedRow>;
  issues: ReadonlyMap<string, IssueEntry>;
}

const empty = (): Contents => ({
  meta: null,
  outbox: new Map(),
  place: 0,
  base: new Map(),
  staged: new Map(),
  issues: new Map(),
});

export class MemoryDevice implements DeviceStore {
  /** Counts what was written. */
  writes = 0;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private contents: Contents = empty()) {}

  /** The same profile on another machine. */
  clone(): Promise<MemoryDevice> {
    return Promise.resolve(new MemoryDevice(this.contents));
  }

  leave(): Promise<boolean> {
    return Promise.resolve(this.contents.outbox.size + this.contents.issues.size > 0);
  }

  read<T>(work: (tx: DeviceTx) => Promise<T>): Promise<T> {
    return work(new MemoryTx(this.contents));
  }

  write<T>(work: (tx: DeviceTx) => Promise<T>): Promise<T> {
    const run = async (): Promise<T> => {
      const draft = { ...this.contents };
      const result = await work(new MemoryTx(draft));
      this.contents = draft;
      this.writes += 1;
      return result;
    };
    const result = this.turn.then(run);
    this.turn = result.catch(() => undefined);
    return result;
  }

  append(edits: readonly NewEdit[]): Promise<WaitingEntry[]> {
    return this.write((tx) => tx.append(edits));
  }
}

/** What was committed is never changed in place: a change replaces the map that it is in. */
class MemoryTx implements DeviceTx {
  constructor(private readonly contents: Contents) {}

  async meta(): Promise<DeviceMeta | null> {
    return this.contents.meta;
  }

  async keepMeta(meta: DeviceMeta): Promise<void> {
    this.contents.meta = meta;
  }

  async outbox(limit = Infinity): Promise<WaitingEntry[]> {
    return [...this.contents.outbox.values()].sort((a, b) => a.seq - b.seq).slice(0, limit);
  }

  async hasEdit(id: string): Promise<boolean> {
    return [...this.contents.outbox.values()].some((entry) => entry.id === id);
  }

  async append(edits: readonly NewEdit[]): Promise<WaitingEntry[]> {
    const entries: WaitingEntry[] = [];
    for (const edit of edits) entries.push({ ...edit, seq: await this.takePlace() });
    await this.putInOutbox(entries);
    return entries;
  }

  async takePlace(): Promise<number> {
    return (this.contents.place += 1);
  }

  async putInOutbox(entries: readonly WaitingEntry[]): Promise<void> {
    this.contents.outbox = withAll(this.contents.outbox, entries, ({ seq }) => seq);
    this.contents.place = Math.max(this.contents.place, ...entries.map(({ seq }) => seq));
  }

  async removeFromOutbox(seqs: readonly number[]): Promise<void> {
    this.contents.outbox = without(this.contents.outbox, seqs);
  }

  async base(): Promise<BaseRow[]> {
    return [...this.contents.base.values()];
  }

  async putBase(rows: readonly BaseRow[]): Promise<void> {
    this.contents.base = withAll(this.contents.base, rows, ({ key }) => key);
  }

  async removeBase(keys: readonly string[]): Promise<void> {
    this.contents.base = without(this.contents.base, keys);
  }

  async staged(): Promise<SyncedRow[]> {
    return [...this.contents.staged.values()];
  }

  async stage(rows: readonly SyncedRow[]): Promise<void> {
    this.contents.staged = withAll(this.contents.staged, rows, ({ key }) => key);
  }

  async clearStaged(): Promise<void> {
    this.contents.staged = new Map();
  }

  async issues(): Promise<IssueEntry[]> {
    return [...this.contents.issues.values()];
  }

  async addIssues(issues: readonly IssueEntry[]): Promise<void> {
    this.contents.issues = withAll(this.contents.issues, issues, ({ id }) => id);
  }

  async removeIssue(id: string): Promise<void> {
    this.contents.issues = without(this.contents.issues, [id]);
  }
}

function withAll<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  added: readonly Value[],
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, Value> {
  if (added.length === 0) return map;
  const all = new Map(map);
  for (const value of added) all.set(keyOf(value), value);
  return all;
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, keys: readonly Key[]): ReadonlyMap<Key, Value> {
  if (!keys.some((key) => map.has(key))) return map;
  const left = new Map(map);
  for (const key of keys) left.delete(key);
  return left;
}
