/** One line tells of the signal and of what is not saved; with nothing to tell it is silent (issue I, section 3). */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { attachShop, type Issue } from '#src/offline/shop/shop-door.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { openPanel } from '#src/state/panels.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { SignalBar } from './signal-bar.tsx';

vi.mock('#src/state/panels.ts', () => ({ openPanel: vi.fn() }));

const AT = '2026-11-23T08:00:00.000Z';
const waits = (id: string): Omit<Issue, 'code'> => ({
  id,
  name: 'favourite.set',
  args: { stockCode: id, isOn: true },
  at: AT,
});

let shop: MemoryShop;
beforeEach(() => {
  rememberUser({ id: 1, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C1' });
  shop = new MemoryShop();
  attachShop(shop);
});
afterEach(() => {
  attachShop(null);
  noteReachable();
  forgetUser(null);
  vi.useRealTimers();
});

const bar = () => document.querySelector('[data-passing]');
/** What watches the signal hears of it a moment later. */
const signal = (isGone: boolean) =>
  act(async () => {
    if (isGone) noteUnreachable();
    else noteReachable();
    await Promise.resolve();
  });

test('silence means saved', () => {
  showWidget(<SignalBar />);
  expect([bar()?.textContent, bar()?.className]).toEqual(['', '']);
});

test('without signal it says what works, how much waits, and leads to the tray; the count is not read out at each tap', async () => {
  shop.waiting = [waits('a'), waits('b')];
  const { user } = showWidget(<SignalBar />);
  await signal(true);
  expect(screen.getByRole('status').textContent).toBe('No signal. You can go on shopping.');
  await user.click(screen.getByRole('button', { name: '2 changes wait here' }));
  expect(openPanel).toHaveBeenCalledWith('sync_tray', {});
  await signal(false);
  expect([screen.getByRole('status').textContent, screen.queryByRole('button')]).toEqual(['', null]);
});

test('with nothing waiting it leads to the tray all the same', async () => {
  showWidget(<SignalBar />);
  await signal(true);
  expect(screen.getByRole('button', { name: 'Offline changes' })).toBeTruthy();
});

test('a guest has no changes: it says what can be looked at', async () => {
  forgetUser(null);
  showWidget(<SignalBar />);
  await signal(true);
  expect(screen.getByRole('status').textContent).toBe('No signal. You can look at what you have seen before.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('with signal a change that is being saved is not told of, one that stays is', () => {
  vi.useFakeTimers();
  shop.waiting = [waits('a')];
  showWidget(<SignalBar />);
  act(() => {
    vi.advanceTimersByTime(3_900);
  });
  expect(screen.queryByRole('button')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.getByRole('button', { name: '1 change waits here' })).toBeTruthy();
});

test('what was refused is said before what waits, at once', () => {
  shop.waiting = [waits('a')];
  shop.issues = [{ ...waits('b'), code: 'list_gone' }];
  showWidget(<SignalBar />);
  expect(screen.getByRole('button', { name: '1 change needs your attention' })).toBeTruthy();
});

test('work offline says so', () => {
  shop.isWorkingOffline = true;
  shop.waiting = [waits('a')];
  showWidget(<SignalBar />);
  expect(screen.getByRole('status').textContent).toBe('You’re working offline.');
  expect(screen.getByRole('button', { name: '1 change waits here' })).toBeTruthy();
});
