/** A database that is deleted while its shopper stays signed in (offline-findings 3.2). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { shopDatabaseName } from '#src/offline/private-names.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { list, offline, sim, simulateServer } from '#tests/support/shop-engine.ts';

import { startShop, stopShop } from './running-shop.ts';
import { currentShop, openShop, shopView } from './shop-door.ts';

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

test('the same shopper goes on with what is open; another one’s is closed and theirs opened', async () => {
  await startShop(sim.userId, () => undefined);
  const hers = currentShop();
  await startShop(sim.userId, () => undefined);
  expect(currentShop()).toBe(hers);
  await startShop(sim.userId + 1000, () => undefined);
  expect(currentShop()?.userId).toBe(sim.userId + 1000);
  expect(await hers?.edit('list.create', list('late'))).toEqual({ ok: false, why: 'signed-out' });
});

test('a shopper who leaves while their rows are read is shown to nobody', async () => {
  const opening = startShop(sim.userId, () => undefined);
  stopShop();
  await opening;
  expect(currentShop()).toBeNull();
  stopShop();
});

test('a database that is deleted is not opened over the one of who has signed in meanwhile', async () => {
  sim.answer = offline;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const lost: number[] = [];
  await startShop(sim.userId, (count) => lost.push(count));
  await (await openShop()).edit('list.create', list('a'));
  await erase();
  expect(currentShop()).toBeNull();
  await startShop(sim.userId + 1000, () => undefined);
  const theirs = currentShop();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect([currentShop(), lost]).toEqual([theirs, []]);
});
