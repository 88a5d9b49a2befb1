import { afterEach, expect, test, vi } from 'vitest';

import { keptChat } from '#src/domain/chat/kept-chat.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { unsavedChanges } from './unsaved-changes.ts';

afterEach(() => {
  attachShop(null);
  vi.useRealTimers();
});

async function shopWithFavourite(): Promise<MemoryShop> {
  const shop = new MemoryShop();
  attachShop(shop);
  await shop.edit('favourite.set', { stockCode: 'A', isOn: true, since: '2026-11-21T10:00:00.000Z' });
  return shop;
}

test('a guest loses nothing', async () => {
  expect(await unsavedChanges()).toBe(0);
});

test('what can be sent is sent first', async () => {
  await shopWithFavourite();
  expect(await unsavedChanges()).toBe(0);
});

test('without signal it waits 3 seconds and says how much would be lost', async () => {
  vi.useFakeTimers();
  const shop = await shopWithFavourite();
  shop.syncNow = () => new Promise(() => undefined);
  const left = unsavedChanges();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await left).toBe(1);
});

test('what was refused is lost too', async () => {
  const shop = await shopWithFavourite();
  await shop.edit('list.create', { listId: 'L', name: ' ', madeAt: '' });
  expect(await unsavedChanges()).toBe(1);
});

test('who signs out before the device’s rows are read is asked about them too', async () => {
  stubBrowser();
  rememberUser({ id: 1, firstName: 'Aisha' } as Parameters<typeof rememberUser>[0]);
  const left = unsavedChanges();
  const shop = new MemoryShop();
  await shop.edit('favourite.set', { stockCode: 'A', isOn: true, since: '2026-11-21T10:00:00.000Z' });
  shop.syncNow = () => Promise.resolve();
  attachShop(shop);
  expect(await left).toBe(1);
  forgetUser(null);
  vi.unstubAllGlobals();
});

test('messages of the chat that wait are lost too', async () => {
  vi.spyOn(keptChat, 'waiting').mockResolvedValueOnce([{ id: 'a', text: 'hello', picture: null, at: 5 }]);
  expect(await unsavedChanges()).toBe(1);
});
