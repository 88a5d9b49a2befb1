/** The statement on the device: one answer that grows by ten, and stays as long as it was when it is read again. */
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';

import { loadMoreEntries, myStatement, refreshWallet } from './queries.ts';

function bank() {
  const link = { isOpen: true };
  const sizes: number[] = [];
  const send = vi.fn(async (_call: unknown, { size }: { size: number }) => {
    sizes.push(size);
    if (!link.isOpen) return { ok: false, error: { kind: 'offline' } } as never;
    const entries = Array.from({ length: Math.min(size, 23) }, (_, at) => ({ id: 23 - at }));
    return { ok: true, value: { value: { entries, count: 23, size }, asOf: '2026-11-23T08:00:00.000Z' } } as never;
  });
  const client = createQueryClient({ send: send as never });
  return {
    client,
    link,
    sizes,
    read: async () => (await client.fetchQuery(myStatement())).value.entries.length,
    kept: () => client.getQueryData<{ value: { entries: unknown[] } }>(myStatement().queryKey)?.value.entries.length,
  };
}

test('ten at first, ten more each time, and the same length once money has moved', async () => {
  const { client, sizes, read, kept } = bank();
  expect(await read()).toBe(10);
  await loadMoreEntries(client);
  expect(kept()).toBe(20);
  await loadMoreEntries(client);
  expect(kept()).toBe(23);
  refreshWallet(client);
  expect(await read()).toBe(23);
  expect(sizes).toEqual([10, 20, 30, 30]);
});

test('what could not be loaded leaves what is there, and is asked for again as it was', async () => {
  const { client, link, sizes, read, kept } = bank();
  await read();
  link.isOpen = false;
  expect((await loadMoreEntries(client)).ok).toBe(false);
  expect(kept()).toBe(10);
  link.isOpen = true;
  expect((await loadMoreEntries(client)).ok).toBe(true);
  expect([kept(), sizes]).toEqual([20, [10, 20, 20]]);
});
