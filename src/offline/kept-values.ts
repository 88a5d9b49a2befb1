/**
 * Small things of the shopper's own that outlive a dead battery, such as what was typed at checkout. A write counts when the disk has it
 * (durability `strict`); localStorage is written seconds later. On IndexedDB itself: a page that needs them waits for no code that comes
 * after the first paint. Erased with the shopper's other databases.
 */
import { deviceUser } from '#src/state/session.ts';

import { beforeErasing } from './erase-device.ts';
import { valuesDatabaseName } from './private-names.ts';
import { transactionDone } from './transaction-done.ts';

/** The one store, values by their names. */
const STORE = 'values';
/** A database that is just being erased opens only once every page has let go of it: nothing on a screen waits for that. */
const PATIENCE_MS = 2000;

interface Held {
  readonly userId: number;
  readonly opening: Promise<IDBDatabase>;
  /** Once it is open, what is kept is on its way to the disk within the call. */
  database: IDBDatabase | null;
  /** Another page has erased it: it is not made anew by what this page still has to keep. */
  isErased: boolean;
}

let held: Held | null = null;

/** Undefined where nothing is kept, nobody is signed in, and where the device has no database. What is stored is untrusted. */
export function keptValue(name: string): Promise<unknown> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([onDatabase((database) => read(database, name)).catch(() => undefined), late]);
}

/** Those whose names begin so, in the order of their names; none where nothing can be read. */
export function keptValuesOf(beginning: string): Promise<readonly unknown[]> {
  const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS));
  return Promise.race([onDatabase((database) => readAll(database, beginning)).catch(() => []), late]);
}

/** All of them or none; undefined takes one away. Where there is no room nothing is kept. */
export async function keepValues(values: Readonly<Record<string, object | undefined>>): Promise<void> {
  await onDatabase((database) => write(database, values)).catch(() => undefined);
}

/** A connection that was lost in the background (iOS does that) is opened again, once. @throws where nobody is signed in */
async function onDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const mine = connection();
  try {
    return await work(mine.database ?? (await mine.opening));
  } catch (error) {
    if (mine.isErased || held !== mine) throw error;
    letGo();
    return work(await connection().opening);
  }
}

function connection(): Held {
  const userId = deviceUser()?.id;
  if (userId === undefined) throw new Error('nobody is signed in');
  if (held?.userId === userId) return held;
  letGo();
  beforeErasing(letGo);
  const name = valuesDatabaseName(userId);
  const request = indexedDB.open(name);
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('error', () => reject(request.error ?? new Error('it cannot be opened')));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('versionchange', () => {
        mine.isErased = true;
        database.close();
      });
      // They left while it was opened: what was erased before it was there is erased again.
      if (held !== mine) {
        database.close();
        if (deviceUser()?.id !== userId) indexedDB.deleteDatabase(name);
      }
      mine.database = database;
      resolve(database);
    });
  });
  const mine: Held = { userId, opening, database: null, isErased: false };
  held = mine;
  return mine;
}

/** Before the shopper's databases are erased. */
function letGo(): void {
  held?.database?.close();
  held = null;
}

async function read(database: IDBDatabase, name: string): Promise<unknown> {
  const transaction = database.transaction(STORE);
  const asked = transaction.objectStore(STORE).get(name);
  await transactionDone(transaction);
  return asked.result;
}

async function readAll(database: IDBDatabase, beginning: string): Promise<unknown[]> {
  const transaction = database.transaction(STORE);
  const asked = transaction.objectStore(STORE).getAll(IDBKeyRange.bound(beginning, `${beginning}\uffff`)) as IDBRequest<
    unknown[]
  >;
  await transactionDone(transaction);
  return asked.result;
}

function write(database: IDBDatabase, values: Readonly<Record<string, object | undefined>>): Promise<void> {
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  for (const [name, value] of Object.entries(values)) {
    if (value) store.put(value, name);
    else store.delete(name);
  }
  transaction.commit();
  return transactionDone(transaction);
}
