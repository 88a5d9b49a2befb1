import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';

import {
  privateDatabases,
  shopDatabaseName,
  userOfDatabase,
  userOfShopDatabase,
  valuesDatabaseName,
} from './private-names.ts';
import { shopDatabases, withDatabase } from './shop-databases.ts';

const SHOP = shopDatabaseName(7);

afterEach(async () => {
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});

function make(name: string, ...stores: string[]): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      for (const store of stores) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      request.result.close();
      done();
    });
  });
}

test('a shopper’s databases say whose they are; others are nobody’s', () => {
  const mine = ['zad-user-7', SHOP, valuesDatabaseName(7)];
  expect(new Set(mine).size).toBe(3);
  expect(mine.map(userOfDatabase)).toEqual([7, 7, 7]);
  for (const other of ['zad-user-', 'zad-user-x', 'zad-user-7-other', 'not-zad-user-7', 'workbox-expiration']) {
    expect([other, userOfDatabase(other)]).toEqual([other, null]);
  }
});

test('only the rows are the shop: answers and values are of no shop', () => {
  expect(userOfShopDatabase(SHOP)).toBe(7);
  expect([userOfShopDatabase('zad-user-7'), userOfShopDatabase(valuesDatabaseName(7))]).toEqual([null, null]);
});

test('all of them are found on a device, and what is not a shopper’s is not', async () => {
  for (const name of [SHOP, 'zad-user-7', 'workbox-expiration']) await make(name);
  expect((await privateDatabases()).toSorted()).toEqual(['zad-user-7', SHOP]);
  expect(await shopDatabases()).toEqual([{ name: SHOP, userId: 7 }]);
});

test('work is done on a database that is there with its store, and on no other', async () => {
  await make(SHOP, 'drawn');
  const stores = async (database: IDBDatabase) => [...database.objectStoreNames];
  expect(await withDatabase(SHOP, 'drawn', stores)).toEqual(['drawn']);
  expect(await withDatabase(SHOP, 'outbox', stores)).toBeNull();
  expect(await withDatabase(shopDatabaseName(8), 'drawn', stores)).toBeNull();
  // Looking for it has not made it.
  expect(await privateDatabases()).toEqual([SHOP]);
});

test('whoever erases the database does not wait for the work on it, nor finds it open after work that failed', async () => {
  await make(SHOP, 'drawn');
  const erased = () =>
    new Promise<string>((done) => {
      const request = indexedDB.deleteDatabase(SHOP);
      request.addEventListener('success', () => done('erased'));
      request.addEventListener('blocked', () => done('blocked'));
    });
  expect(await withDatabase(SHOP, 'drawn', erased)).toBe('erased');
  await make(SHOP, 'drawn');
  await expect(withDatabase(SHOP, 'drawn', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await erased()).toBe('erased');
});
