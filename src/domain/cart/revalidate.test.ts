import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { cartQuote } from './quote.ts';
import { revalidateLater } from './revalidate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the cart is asked about once, 3 s after the last removal, and only while a screen shows it', async () => {
  const client = new QueryClient();
  const ask = vi.fn(async () => 'quote');
  const observer = new QueryObserver(client, { queryKey: cartQuote().queryKey, queryFn: ask });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(ask).toHaveBeenCalledTimes(1);

  revalidateLater(client);
  await vi.advanceTimersByTimeAsync(2000);
  revalidateLater(client);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);

  revalidateLater(client);
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  client.clear();
});
