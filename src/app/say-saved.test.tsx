import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { attachShop, type Issue, type WaitingEdit } from '#src/offline/shop/shop-door.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';

import { saySaved } from './say-saved.ts';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('#src/state/toasts.ts', () => ({ showToast }));

const EDIT: WaitingEdit = { id: '1', name: 'cart.set', args: {}, at: '2026-11-27T08:00:00.000Z' };

let shop: MemoryShop;
beforeEach(() => {
  showToast.mockReset();
  shop = new MemoryShop();
  attachShop(shop);
});
afterEach(() => {
  noteReachable();
  attachShop(null);
});

function change({ waiting = [], issues = [] }: { waiting?: WaitingEdit[]; issues?: Issue[] }): void {
  Object.assign(shop, { waiting, issues });
  // Which tells whoever listens.
  void shop.workOffline(false);
}

test('what waited without signal is told of once it is saved, once', () => {
  saySaved();
  noteUnreachable();
  change({ waiting: [EDIT] });
  noteReachable();
  change({ waiting: [EDIT] });
  expect(showToast).not.toHaveBeenCalled();
  change({});
  change({});
  expect(showToast.mock.calls).toEqual([['Your changes are saved', 'success']]);
});

test('so is what waited as the app was opened', () => {
  shop.waiting = [EDIT];
  saySaved();
  change({});
  expect(showToast).toHaveBeenCalledTimes(1);
});

test('the tap that a guest signs in for is on its way as the shop opens: it did not wait', () => {
  shop.waiting = [{ ...EDIT, at: new Date().toISOString() }];
  saySaved();
  change({});
  expect(showToast).not.toHaveBeenCalled();
});

test('of a change with signal silence means saved', () => {
  saySaved();
  change({ waiting: [EDIT] });
  change({});
  expect(showToast).not.toHaveBeenCalled();
});

test('nothing is called saved while the shop has refused some of it', () => {
  saySaved();
  noteUnreachable();
  change({ waiting: [EDIT] });
  noteReachable();
  change({ issues: [{ ...EDIT, code: 'too_many' }] });
  change({});
  expect(showToast).not.toHaveBeenCalled();
});
