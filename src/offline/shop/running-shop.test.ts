/** A database that is deleted while its shopper stays signed in (offline-findings 3.2). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { shopDatabaseName } from '#src/offline/private-names.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { list, offline, sim, simulateServer } from '#tests/support/shop-engine.ts';

import { startShop, stopShop } from './running-shop.ts';
import { openShop, shopView } from './shop-door.ts';

simulateServer();

const erase = () =>
  new Promise((done) => indexedDB.deleteDatabase(shopDatabaseName(sim.userId)).addEventListener('success', done));

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  const names = { firstName: 'Aisha', lastName: 'A', email: 'a@example.ae', customerCode: 'C1' };
  rememberUser({ id: sim.userId, ...names });
});
afterEach(() => {
  stopShop();
  forgetUser(null);
});

test('the shop opens again, says what is gone, and takes the taps made meanwhile', async () => {
  sim.answer = offline;
  const lost: number[] = [];
  await startShop(sim.userId, (count) => lost.push(count));
  await (await openShop()).edit('list.create', list('a'));
  await erase();
  expect(shopView().below('L:')).toEqual([]);
  const tapped = openShop().then((shop) => shop.edit('list.create', list('b')));
  expect(await tapped).toEqual({ ok: true });
  expect(lost).toEqual([1]);
  expect(shopView().waiting).toMatchObject([{ args: { listId: 'b' } }]);
});

test('after a sign-out in another tab it stays closed, and what was tapped meanwhile is dropped', async () => {
  await startShop(sim.userId, () => undefined);
  await erase();
  const tapped = openShop().then((shop) => shop.edit('list.create', list('b')));
  forgetUser(null);
  expect(await tapped).toEqual({ ok: false, why: 'signed-out' });
});
