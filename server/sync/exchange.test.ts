/** The exchange itself, over a database in memory: what a request that is late, or leaves a place out, must not do. */
import { expect, test } from 'vitest';

import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import { MemoryServer } from '#tests/simulation/memory-server.ts';

const USER = 1;
const edit = (seq: number) => ({
  seq,
  id: `id ${seq}`,
  name: 'list.create',
  args: { listId: `l${seq}`, name: `List ${seq}`, madeAt: '2026-11-21T08:00:00.000Z' },
  ver: 1,
});

const asked = (more: Partial<SyncInput>): SyncInput => ({
  userId: USER,
  clientId: 'device',
  epoch: null,
  cursor: 0,
  ackTo: 0,
  limit: 1000,
  edits: [],
  ...more,
});

const send = (server: MemoryServer, more: Partial<SyncInput>): Promise<SyncAnswer> =>
  server.exchange(USER, asked(more));

test('edits that leave a place out are not decided: the one that is missing may still arrive', async () => {
  const server = new MemoryServer();
  const { epoch } = await send(server, {});
  const early = await send(server, { epoch, edits: [edit(3), edit(4)] });
  expect(early).toMatchObject({ verdict: null, last: 0, results: [], rows: [] });
  expect(await server.log(USER)).toEqual([]);
  const all = await send(server, { epoch, edits: [edit(1), edit(2), edit(3), edit(4)] });
  expect(all.results.map(({ seq, ok }) => [seq, ok])).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
  ]);
  expect((await server.log(USER)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test('a late copy of the first request does not make a stale cursor look fresh', async () => {
  const server = new MemoryServer();
  const { epoch } = await send(server, {});
  const { to } = await send(server, { epoch, edits: [edit(1), edit(2)] });
  await send(server, {
    epoch,
    cursor: to,
    ackTo: 2,
    edits: [{ ...edit(3), name: 'list.delete', args: { listId: 'l1', seen: to } }],
  });
  await server.purge();
  await send(server, {});
  expect(await send(server, { epoch, cursor: to, ackTo: 3 })).toMatchObject({ verdict: 'reset' });
});
