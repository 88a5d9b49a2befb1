import type { SyncedRow } from '#contract/sync.ts';

import type { BaseRow, DeviceMeta, DeviceStore, DeviceTx, IssueEntry, NewEdit, WaitingEntry } from './device-store.ts';
import { readBase, readEntry, readIssue, readMeta, readStaged } from './stored.ts';

type OnDatabase<T> = (database: IDBDatabase) => Promise<T>;

const STORES = ['base', 'outbox', 'staged', 'issues', 'meta'];
/** The row of `meta`; Dexie's schema names its key `id`. */
const META = 'device';
const DURABLE: IDBTransactionOptions = { durability: 'strict' };

/**
 * The engine's storage on IndexedDB itself, for the page and the service worker alike: Dexie owns the schema and its upgrades, and
 * would be most of the worker. A write counts when the disk has it (durability `strict`).
 */
export class IdbStore implements DeviceStore {
  private opening: Promise<IDBDatabase> | null = null;
  /** Once it is open, what is asked of it is asked within the call: an edit is on its way to the disk before its tap is drawn. */
  private database: IDBDatabase | null = null;

  constructor(private readonly open: () => Promise<IDBDatabase>) {}

  read<T>(work: (tx: DeviceTx) => Promise<T>): Promise<T> {
    return this.run('readonly', work);
  }

  write<T>(work: (tx: DeviceTx) => Promise<T>): Promise<T> {
    return this.run('readwrite', work);
  }

  append(edits: readonly NewEdit[]): Promise<WaitingEntry[]> {
    return this.withDatabase(
      (database) => appendIn(database, edits),
      (database) => transact(database, 'readwrite', (tx) => appendMissing(tx, edits)),
    );
  }

  private run<T>(mode: IDBTransactionMode, work: (tx: DeviceTx) => Promise<T>): Promise<T> {
    return this.withDatabase((database) => transact(database, mode, work));
  }

  /** A connection that was lost in the background (iOS does that) is opened again, once. */
  private async withDatabase<T>(first: OnDatabase<T>, again: OnDatabase<T> = first): Promise<T> {
    try {
      return await first(this.database ?? (await this.connect()));
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      this.opening = null;
      this.database = null;
      return again(await this.connect());
    }
  }

  private async connect(): Promise<IDBDatabase> {
    this.opening ??= this.open();
    const opening = this.opening;
    try {
      const database = await opening;
      if (this.opening === opening) this.database = database;
      return database;
    } catch (error) {
      if (this.opening === opening) this.opening = null;
      throw error;
    }
  }
}

function isLostConnection(error: unknown): boolean {
  return error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);
}

function transact<T>(database: IDBDatabase, mode: IDBTransactionMode, work: (tx: DeviceTx) => Promise<T>): Promise<T> {
  const transaction = database.transaction(STORES, mode, DURABLE);
  let result: { value: T } | undefined;
  let failure: unknown;
  const run = async (): Promise<void> => {
    try {
      result = { value: await work(new IdbTx(transaction)) };
      commit(transaction);
    } catch (error) {
      failure = transaction.error ?? error;
      abort(transaction);
    }
  };
  void run();
  return ended(
    transaction,
    () => {
      if (!result) throw new Error('A transaction ended before its work');
      return result.value;
    },
    () => failure,
  );
}

/** Nothing of it waits for the page, which is about to draw: the places are read when the disk has them. */
function appendIn(database: IDBDatabase, edits: readonly NewEdit[]): Promise<WaitingEntry[]> {
  const transaction = database.transaction('outbox', 'readwrite', DURABLE);
  const store = transaction.objectStore('outbox');
  const places: IDBRequest<IDBValidKey>[] = [];
  try {
    for (const edit of edits) places.push(store.add(edit));
    commit(transaction);
  } catch (error) {
    abort(transaction);
    throw error;
  }
  return ended(transaction, () => edits.map((edit, index) => ({ ...edit, seq: places[index]?.result as number })));
}

/** The first try may have been written before its connection broke. */
async function appendMissing(tx: DeviceTx, edits: readonly NewEdit[]): Promise<WaitingEntry[]> {
  const fresh: NewEdit[] = [];
  for (const edit of edits) if (!(await tx.hasEdit(edit.id))) fresh.push(edit);
  return tx.append(fresh);
}

function ended<T>(transaction: IDBTransaction, result: () => T, failure: () => unknown = () => null): Promise<T> {
  return new Promise<T>((resolve) => {
    const failed = (): Promise<never> =>
      Promise.reject(failure() ?? transaction.error ?? new DOMException('', 'AbortError'));
    transaction.addEventListener('complete', () => resolve(new Promise<T>((done) => done(result()))));
    transaction.addEventListener('abort', () => resolve(failed()));
  });
}

/** Sooner than it would by itself. */
function commit(transaction: IDBTransaction): void {
  try {
    transaction.commit();
  } catch {
    // It has ended by itself.
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/** Writes are not waited for one by one: one that fails aborts the transaction, whose error it is. */
class IdbTx implements DeviceTx {
  constructor(private readonly transaction: IDBTransaction) {}

  async meta(): Promise<DeviceMeta | null> {
    return readMeta(await asked(this.store('meta').get(META)));
  }

  keepMeta(meta: DeviceMeta): Promise<void> {
    return this.putAll('meta', [{ id: META, ...meta }]);
  }

  outbox(limit?: number): Promise<WaitingEntry[]> {
    return this.all('outbox', readEntry, limit);
  }

  async hasEdit(id: string): Promise<boolean> {
    return (await asked(this.store('outbox').index('id').getKey(id))) !== undefined;
  }

  async append(edits: readonly NewEdit[]): Promise<WaitingEntry[]> {
    const store = this.store('outbox');
    return Promise.all(edits.map(async (edit) => ({ ...edit, seq: await asked<number>(store.add(edit)) })));
  }

  async takePlace(): Promise<number> {
    const place = await asked<number>(this.store('outbox').add({ id: crypto.randomUUID() }));
    await this.removeFromOutbox([place]);
    return place;
  }

  putInOutbox(entries: readonly WaitingEntry[]): Promise<void> {
    return this.putAll('outbox', entries);
  }

  removeFromOutbox(seqs: readonly number[]): Promise<void> {
    return this.removeAll('outbox', seqs);
  }

  base(): Promise<BaseRow[]> {
    return this.all('base', readBase);
  }

  putBase(rows: readonly BaseRow[]): Promise<void> {
    return this.putAll('base', rows);
  }

  removeBase(keys: readonly string[]): Promise<void> {
    return this.removeAll('base', keys);
  }

  staged(): Promise<SyncedRow[]> {
    return this.all('staged', readStaged);
  }

  stage(rows: readonly SyncedRow[]): Promise<void> {
    return this.putAll('staged', rows);
  }

  clearStaged(): Promise<void> {
    return this.clear('staged');
  }

  issues(): Promise<IssueEntry[]> {
    return this.all('issues', readIssue);
  }

  addIssues(issues: readonly IssueEntry[]): Promise<void> {
    return this.putAll('issues', issues);
  }

  removeIssue(id: string): Promise<void> {
    return this.removeAll('issues', [id]);
  }

  private async all<T>(name: string, read: (value: unknown) => T | null, limit?: number): Promise<T[]> {
    const stored = await asked<unknown[]>(this.store(name).getAll(null, limit));
    const found = stored.flatMap((one) => read(one) ?? []);
    // What cannot be read must not hide what stands behind it.
    const isShort = limit !== undefined && found.length < stored.length;
    return isShort ? (await this.all(name, read)).slice(0, limit) : found;
  }

  private async clear(name: string): Promise<void> {
    this.store(name).clear();
  }

  private async putAll(name: string, rows: readonly unknown[]): Promise<void> {
    const store = this.store(name);
    for (const row of rows) store.put(row);
  }

  private async removeAll(name: string, keys: readonly IDBValidKey[]): Promise<void> {
    const store = this.store(name);
    for (const key of keys) store.delete(key);
  }

  private store(name: string): IDBObjectStore {
    return this.transaction.objectStore(name);
  }
}

function asked<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
