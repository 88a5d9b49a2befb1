/** A device's database in memory, as strict as the real one: a write is all or nothing, and one runs at a time. */
import type { Row } from '#contract/sync.ts';
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
  outbox: Map<number, WaitingEntry>;
  /** The last that was given. */
  place: number;
  base: Map<string, BaseRow>;
  staged: Map<string, Row>;
  issues: Map<string, IssueEntry>;
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
    return Promise.resolve(new MemoryDevice(copyOf(this.contents)));
  }

  read<T>(work: (tx: DeviceTx) => Promise<T>): Promise<T> {
    return work(new MemoryTx(this.contents));
  }

  write<T>(work: (tx: DeviceTx) => Promise<T>): Promise<T> {
    const run = async (): Promise<T> => {
      const draft = copyOf(this.contents);
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

function copyOf({ meta, outbox, place, base, staged, issues }: Contents): Contents {
  return {
    meta,
    outbox: new Map(outbox),
    place,
    base: new Map(base),
    staged: new Map(staged),
    issues: new Map(issues),
  };
}

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
    for (const entry of entries) {
      this.contents.outbox.set(entry.seq, entry);
      this.contents.place = Math.max(this.contents.place, entry.seq);
    }
  }

  async removeFromOutbox(seqs: readonly number[]): Promise<void> {
    for (const seq of seqs) this.contents.outbox.delete(seq);
  }

  async base(): Promise<BaseRow[]> {
    return [...this.contents.base.values()];
  }

  async putBase(rows: readonly BaseRow[]): Promise<void> {
    for (const row of rows) this.contents.base.set(row.key, row);
  }

  async removeBase(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.contents.base.delete(key);
  }

  async staged(): Promise<Row[]> {
    return [...this.contents.staged.values()];
  }

  async stage(rows: readonly Row[]): Promise<void> {
    for (const row of rows) this.contents.staged.set(row.key, row);
  }

  async clearStaged(): Promise<void> {
    this.contents.staged.clear();
  }

  async issues(): Promise<IssueEntry[]> {
    return [...this.contents.issues.values()];
  }

  async addIssues(issues: readonly IssueEntry[]): Promise<void> {
    for (const issue of issues) this.contents.issues.set(issue.id, issue);
  }

  async removeIssue(id: string): Promise<void> {
    this.contents.issues.delete(id);
  }
}
