import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';

import { eraseLeftovers } from '#src/offline/erase-device.ts';
import { holdUnsent } from '#src/offline/hold-unsent.ts';
import { privateDatabases, userOfShopDatabase } from '#src/offline/private-names.ts';
import type { DeviceTx } from '#src/offline/shop/device-store.ts';
import { IdbStore } from '#src/offline/shop/idb-store.ts';
import { openShopDatabase } from '#src/offline/shop/shop-database.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

import type { SimStore } from './sim-device.ts';

/** Where the app notes whose changes it keeps unseen. */
globalThis.localStorage = memoryStorage();

let count = 0;
let open: Dexie[] = [];

const ignore = (): void => undefined;

/** The device's database as it runs, on fake-indexeddb: Dexie's schema and the engine's own transactions. */
export async function newIdbDevice(): Promise<SimStore> {
  const database = openShopDatabase((count += 1), { onUpgrade: ignore, onErased: ignore });
  open.push(database);
  await database.open();
  const store = new IdbStore(() => Promise.resolve(database.backendDB()));
  return {
    read: (work) => store.read(work),
    write: (work) => store.write(work),
    append: (edits) => store.append(edits),
    leave: async () => {
      const id = userOfShopDatabase(database.name);
      if (id === null) throw new Error(`${database.name} is no shopper's`);
      await holdUnsent(id);
      database.close();
      // The others are machines of their own, which share one IndexedDB here.
      await eraseLeftovers((userId) => userId !== id);
      const isKept = (await privateDatabases()).includes(database.name);
      if (isKept) await database.open();
      return isKept;
    },
    clone: async () => {
      const twin = await newIdbDevice();
      const all = async (tx: DeviceTx) => ({
        meta: await tx.meta(),
        outbox: await tx.outbox(),
        base: await tx.base(),
        staged: await tx.staged(),
        issues: await tx.issues(),
      });
      const { meta, outbox, base, staged, issues } = await store.read(all);
      await twin.write(async (tx) => {
        if (meta) await tx.keepMeta(meta);
        await tx.putInOutbox(outbox);
        await tx.putBase(base);
        await tx.stage(staged);
        await tx.addIssues(issues);
      });
      return twin;
    },
  };
}

/** After a history. */
export async function forgetIdbDevices(): Promise<void> {
  for (const database of open) {
    database.close();
    await Dexie.delete(database.name);
  }
  open = [];
}
