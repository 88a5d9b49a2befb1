import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { showToast, useToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return async () => {
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  };
});

async function shownAfter(...said: Parameters<typeof showToast>[]): Promise<string[]> {
  const { result } = renderHook(useToasts);
  await act(async () => said.forEach((one) => showToast(...one)));
  return result.current.map(({ message }) => message);
}

test('of what went well the last alone is said', async () => {
  expect(await shownAfter(['Item added to cart!', 'success'], ['Removed from the cart', 'success'])).toEqual([
    'Removed from the cart',
  ]);
});

test('what went wrong stays beside it, and is said once', async () => {
  expect(await shownAfter(['No signal', 'error'], ['No signal', 'error'], ['Item added to cart!', 'success'])).toEqual([
    'No signal',
    'Item added to cart!',
  ]);
});

test('each goes by itself', async () => {
  const { result } = renderHook(useToasts);
  await act(async () => showToast('Saved', 'success'));
  expect(result.current).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(result.current).toEqual([]);
});
