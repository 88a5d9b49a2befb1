import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isOffline, noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { watchRecovery } from './watch-recovery.ts';

const reach = vi.hoisted(() => ({ isThere: true, asked: 0 }));
vi.mock('#src/net/reach.ts', () => ({
  canReachStore: () => {
    reach.asked += 1;
    return Promise.resolve(reach.isThere);
  },
}));

const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn() });
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => listeners.set(name, hear));
  Object.assign(reach, { isThere: true, asked: 0 });
});

afterEach(() => {
  noteReachable();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A request did not reach the store. */
async function lose(): Promise<void> {
  noteUnreachable();
  await vi.advanceTimersByTimeAsync(0);
}

test('the store is looked for after two seconds, then ever more seldom', async () => {
  reach.isThere = false;
  watchRecovery(new QueryClient(), vi.fn());
  await lose();
  for (const [ms, asked] of [
    [1900, 0],
    [200, 1],
    [3800, 1],
    [300, 2],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(reach.asked).toBe(asked);
  }
});

test('a request that fails just after the browser found its network is no loss: the store is looked for at once', async () => {
  const onRecovered = vi.fn();
  watchRecovery(new QueryClient(), onRecovered);
  listeners.get('online')?.();
  await lose();
  expect(isOffline()).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect([isOffline(), onRecovered.mock.calls.length]).toEqual([false, 1]);
});
