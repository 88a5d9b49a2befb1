/** Whose a tap is, where it is made before the shopper's rows are there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { setFavourite } from '#src/domain/favourites/favourites.ts';
import { eraseDevice } from '#src/offline/erase-device.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

import { attachShop, openShop } from './shop-door.ts';

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
