/** Whose a tap is, where it is made before the shopper's rows are there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { setFavourite } from '#src/domain/favourites/favourites.ts';
import { eraseDevice } from '#src/offline/erase-device.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

import { attachShop, closeShop, currentShop, openShop, shopView } from './shop-door.ts';

const aisha = { id: 1, firstName: 'Aisha' } as Parameters<typeof rememberUser>[0];
const badr = { id: 2, firstName: 'Badr' } as Parameters<typeof rememberUser>[0];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) });
});
afterEach(() => {
  forgetUser(null);
  attachShop(null);
  vi.unstubAllGlobals();
});

test('a tap before the engine is loaded waits for it', async () => {
  rememberUser(aisha);
  const set = setFavourite('A', true);
  const hers = new MemoryShop(aisha.id);
  attachShop(hers);
  expect(await set).toEqual({ ok: true });
  expect(hers.rows.has('F:A')).toBe(true);
});

test('a tap that waits is dropped where another shopper signs in, and the shopper is told', async () => {
  rememberUser(aisha);
  const set = setFavourite('A', true);
  rememberUser(badr);
  const his = new MemoryShop(badr.id);
  attachShop(his);
  expect(await set).toEqual({ ok: false, why: 'signed-out' });
  expect(his.rows.size).toBe(0);
});

test('a tap of the next shopper does not go to the one whose rows are still attached', async () => {
  rememberUser(aisha);
  const hers = new MemoryShop(aisha.id);
  attachShop(hers);
  rememberUser(badr);
  const set = setFavourite('A', true);
  const his = new MemoryShop(badr.id);
  attachShop(his);
  expect(await set).toEqual({ ok: true });
  expect([hers.rows.size, his.rows.size]).toEqual([0, 1]);
});

test('a sign-out drops what waits', async () => {
  rememberUser(aisha);
  const set = setFavourite('A', true);
  forgetUser(null);
  await eraseDevice();
  expect(await set).toEqual({ ok: false, why: 'signed-out' });
});

test('a guest has no shop, and waits for none', async () => {
  expect(await (await openShop()).edit('notify.set', { stockCode: 'A', isOn: true })).toEqual({
    ok: false,
    why: 'signed-out',
  });
});

test('before a shopper’s rows are there nothing is known of them: not that they are empty, nor that they are saved', () => {
  attachShop(null);
  const view = shopView();
  expect(view).toMatchObject({
    isRead: false,
    isComplete: false,
    revision: 0,
    waiting: [],
    issues: [],
    syncedAt: null,
  });
  expect(view).toMatchObject({ isWorkingOffline: false, isReloadNeeded: false, isUnreadable: false });
  expect([view.get('L:a'), view.below('L:'), view.standing('L:a'), view.seen()]).toEqual([undefined, [], 'saved', 0]);
});

test('the shop of one who has left takes nothing, and shows nothing', async () => {
  rememberUser(aisha);
  const waits = openShop();
  closeShop();
  const left = await waits;
  const heard: string[] = [];
  left.listen(() => heard.push('changed'))();
  await Promise.all([left.retry('1'), left.discard('1'), left.syncNow(), left.syncOnce()]);
  left.keepDrawn({ path: '/en/cart', title: '', script: '', tree: '' });
  left.close();
  expect(await left.workOffline(true)).toEqual({ ok: false, why: 'signed-out' });
  expect([left.userId, left.view().isRead, heard]).toEqual([aisha.id, false, []]);
});

test('closing closes the shop that is open, and its screens see nothing of it', () => {
  const hers = new MemoryShop(aisha.id);
  hers.rows.set('L:a', { name: 'Weekly', madeAt: '' });
  const close = vi.spyOn(hers, 'close');
  attachShop(hers);
  expect([currentShop(), shopView().get('L:a')]).toMatchObject([hers, { name: 'Weekly' }]);
  closeShop();
  expect(close).toHaveBeenCalledOnce();
  expect([currentShop(), shopView().get('L:a')]).toEqual([null, undefined]);
});

test('whoever is there already is given at once, and a shop that is attached later is not waited for twice', async () => {
  rememberUser(aisha);
  const hers = new MemoryShop(aisha.id);
  attachShop(hers);
  expect(await openShop()).toBe(hers);
  attachShop(null);
  const waits = [openShop(), openShop()];
  attachShop(hers);
  expect(await Promise.all(waits)).toEqual([hers, hers]);
});
