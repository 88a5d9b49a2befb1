/** The engine's storage on IndexedDB: what it gives back, and what it does about a database that fails it. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { shopDatabaseName } from '#src/offline/private-names.ts';
import { HEARD, listRow, newList } from '#tests/support/filled-device.ts';

import type { DeviceTx } from './device-store.ts';
import { IdbStore } from './idb-store.ts';
import { openShopDatabase } from './shop-database.ts';

let userId = 90_000;
let close: (() => void)[] = [];

beforeEach(() => {
  userId += 1;
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of close.splice(0)) one();
  indexedDB.deleteDatabase(shopDatabaseName(userId));
});

async function connect(): Promise<IDBDatabase> {
  const database = openShopDatabase(userId, { onUpgrade: () => undefined, onErased: () => undefined });
  close.push(() => database.close());
  await database.open();
  return database.backendDB();
}

const ids = (store: IdbStore) => store.read(async (tx) => (await tx.outbox()).map(({ id }) => id));
const edit = (listId: string) => ({ ...newList(listId), id: `00000000-0000-4000-8000-00000000000${listId}` });

/** The next that is asked of a database fails so. */
function failOnce(name: string, error: unknown = new DOMException('', name)): void {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw error;
  });
}

describe('what was written is there', () => {
  test('in each table, until it is taken out', async () => {
    const store = new IdbStore(connect);
    const issue = { ...edit('1'), code: 'too_many' as const };
    const gone = { key: 'L:gone', val: null, v: 4 };
    await store.write(async (tx) => {
      await tx.keepMeta(HEARD);
      await tx.putBase([listRow('a', 1), listRow('b', 2)]);
      await tx.stage([listRow('c', 4), gone]);
      await tx.addIssues([issue]);
    });
    const all = async (tx: DeviceTx) => [await tx.meta(), await tx.base(), await tx.staged(), await tx.issues()];
    expect(await store.read(all)).toEqual([
      HEARD,
      [listRow('a', 1), listRow('b', 2)],
      [listRow('c', 4), gone],
      [issue],
    ]);
    await store.write(async (tx) => {
      await tx.removeBase(['L:a']);
      await tx.clearStaged();
      await tx.removeIssue(issue.id);
    });
    expect(await store.read(all)).toEqual([HEARD, [listRow('b', 2)], [], []]);
  });

  test('edits in their order, each at a place that nobody has again', async () => {
    const store = new IdbStore(connect);
    expect((await store.append([edit('1'), edit('2')])).map(({ seq }) => seq)).toEqual([1, 2]);
    const place = await store.write((tx) => tx.takePlace());
    expect(place).toBe(3);
    await store.write(async (tx) => {
      await tx.removeFromOutbox([2]);
      await tx.putInOutbox([{ ...edit('1'), seq: 1, result: { refused: null } }]);
      expect((await tx.append([edit('3')])).map(({ seq }) => seq)).toEqual([4]);
    });
    const outbox = await store.read((tx) => tx.outbox());
    expect(outbox).toEqual([
      { ...edit('1'), seq: 1, result: { refused: null } },
      { ...edit('3'), seq: 4 },
    ]);
    const known = (tx: DeviceTx) => Promise.all([tx.hasEdit(edit('1').id), tx.hasEdit(edit('2').id)]);
    expect(await store.read(known)).toEqual([true, false]);
  });

  test('all of it or nothing', async () => {
    const store = new IdbStore(connect);
    const torn = store.write(async (tx) => {
      await tx.putBase([listRow('a', 1)]);
      throw new Error('torn');
    });
    await expect(torn).rejects.toThrow('torn');
    await store.append([edit('1')]);
    // The same edit twice is a mistake of ours: neither of the two is kept.
    await expect(store.append([edit('2'), edit('1')])).rejects.toMatchObject({ name: 'ConstraintError' });
    expect([await store.read((tx) => tx.base()), await ids(store)]).toEqual([[], [edit('1').id]]);
  });

  test('the oldest edits that can be read, where those before them cannot', async () => {
    const store = new IdbStore(connect);
    await store.append([{ ...edit('1'), ver: 0 }, { ...edit('2'), name: '' }, edit('3'), edit('4'), edit('5')]);
    const seqs = await store.read(async (tx) => [
      (await tx.outbox(2)).map(({ seq }) => seq),
      (await tx.outbox(9)).map(({ seq }) => seq),
      (await tx.outbox()).map(({ seq }) => seq),
    ]);
    expect(seqs[0]).toHaveLength(2);
    expect(seqs[0]).toEqual(seqs[2]?.slice(0, 2));
    expect(seqs[1]).toEqual(seqs[2]);
    expect(seqs[2]?.slice(-3)).toEqual([3, 4, 5]);
  });
});

describe('a connection', () => {
  test('is opened once, however many ask before it is there', async () => {
    const open = vi.fn(connect);
    const store = new IdbStore(open);
    await Promise.all([store.append([edit('1')]), ids(store), store.append([edit('2')])]);
    await ids(store);
    expect(open).toHaveBeenCalledOnce();
  });

  test.each(['InvalidStateError', 'UnknownError', 'AbortError'])('that was lost (%s) is opened again', async (name) => {
    const open = vi.fn(connect);
    const store = new IdbStore(open);
    await store.append([edit('1')]);
    failOnce(name);
    expect(await ids(store)).toEqual([edit('1').id]);
    expect(open).toHaveBeenCalledTimes(2);
    // The new one is kept as the first was.
    await ids(store);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('that is lost again at once is said to be', async () => {
    const open = async (): Promise<IDBDatabase> => {
      const database = await connect();
      failOnce('InvalidStateError');
      return database;
    };
    const store = new IdbStore(open);
    await expect(ids(store)).rejects.toMatchObject({ name: 'InvalidStateError' });
    // The next who asks has the connection that was opened last.
    expect(await ids(store)).toEqual([]);
  });

  test.each([
    ['no room', new DOMException('', 'QuotaExceededError')],
    ['a mistake of ours', Object.assign(new Error('ours'), { name: 'AbortError' })],
  ])('is not opened again for %s', async (_what, error) => {
    const open = vi.fn(connect);
    const store = new IdbStore(open);
    await ids(store);
    failOnce('', error);
    await expect(ids(store)).rejects.toBe(error);
    expect(open).toHaveBeenCalledOnce();
  });

  test('that could not be opened is tried by the next who asks', async () => {
    const open = vi.fn(connect).mockRejectedValueOnce(new DOMException('', 'VersionError'));
    const store = new IdbStore(open);
    await expect(ids(store)).rejects.toMatchObject({ name: 'VersionError' });
    expect(await ids(store)).toEqual([]);
  });

  test('that broke after an edit was written, and before that was said, has not written it twice', async () => {
    const store = new IdbStore(connect);
    await store.append([edit('1')]);
    failOnce('UnknownError');
    expect((await store.append([edit('1'), edit('2')])).map(({ id }) => id)).toEqual([edit('2').id]);
    expect(await ids(store)).toEqual([edit('1').id, edit('2').id]);
  });
});
