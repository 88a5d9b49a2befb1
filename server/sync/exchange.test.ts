/** The exchange itself, over a database in memory: requests that are late, leave a place out, or hold an edit that cannot be stored. */
import { describe, expect, test } from 'vitest';

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

test('a request of another time is answered with a verdict and nothing else', async () => {
  const server = new MemoryServer();
  const { epoch } = await send(server, {});
  const nothing = { epoch, from: 0, to: 0, more: false, rows: [], last: 0, results: [] };
  expect(await send(server, { epoch, ackTo: 1 })).toEqual({ ...nothing, verdict: 'reset' });
  expect(await send(server, { epoch, cursor: 1 })).toEqual({ ...nothing, verdict: 'reset' });
  expect(await send(server, { epoch: 'another' })).toEqual({ ...nothing, verdict: 'reset' });
  await send(server, { epoch, edits: [edit(1)] });
  expect(await send(server, { epoch, edits: [{ ...edit(1), id: 'another' }] })).toEqual({
    ...nothing,
    verdict: 'forked',
  });
});

test('rows are sent in pages, and the last page says that it is the last', async () => {
  const server = new MemoryServer();
  const { epoch } = await send(server, {});
  await send(server, { epoch, edits: [edit(1), edit(2), edit(3)] });
  const page = async (cursor: number, limit: number) => {
    const { from, to, more, rows } = await send(server, { clientId: 'other', epoch, cursor, limit });
    return { from, to, more, versions: rows.map(({ v }) => v) };
  };
  expect(await page(0, 1)).toEqual({ from: 0, to: 1, more: true, versions: [1] });
  expect(await page(0, 2)).toEqual({ from: 0, to: 2, more: true, versions: [1, 2] });
  expect(await page(2, 2)).toEqual({ from: 2, to: 3, more: false, versions: [3] });
  expect(await page(0, 3)).toEqual({ from: 0, to: 3, more: false, versions: [1, 2, 3] });
  expect(await page(3, 2)).toEqual({ from: 3, to: 3, more: false, versions: [] });
});

describe('after tombstones went', () => {
  const remove = (seq: number, listId: string) => ({ ...edit(seq), name: 'list.delete', args: { listId, seen: 99 } });

  /** Versions 1 and 2 are lists, 3 the tombstone of the first; the floor is 3, and version 4 a list. */
  async function purged() {
    const server = new MemoryServer();
    const { epoch } = await send(server, {});
    await send(server, { clientId: 'pulls', epoch });
    await send(server, { epoch, edits: [edit(1), edit(2), remove(3, 'l1')] });
    await server.purge();
    await send(server, { epoch, cursor: 3, ackTo: 3, edits: [edit(4)] });
    return { server, epoch };
  }

  test('a device that had seen less begins anew, and one that had seen the last of them does not', async () => {
    const { server, epoch } = await purged();
    const verdictAt = async (cursor: number) => (await send(server, { clientId: 'pulls', epoch, cursor })).verdict;
    expect([await verdictAt(1), await verdictAt(2), await verdictAt(3), await verdictAt(4)]).toEqual([
      'reset',
      'reset',
      null,
      null,
    ]);
  });

  test('a device that has seen nothing, or began after it, is not sent back', async () => {
    const { server, epoch } = await purged();
    expect((await send(server, { clientId: 'pulls', epoch, cursor: 0 })).verdict).toBeNull();
    const first = await send(server, { clientId: 'young', epoch, limit: 1 });
    expect(first).toMatchObject({ verdict: null, to: 2, more: true });
    expect((await send(server, { clientId: 'young', epoch, cursor: first.to })).verdict).toBeNull();
  });
});

describe('an edit that the database cannot store', () => {
  const broken = (...ids: string[]) => new MemoryServer({ unstorable: new Set(ids) });

  test('harms none of its batch before it, holds up those after it, and is refused for good at the fifth try', async () => {
    const server = broken('id 2');
    const { epoch } = await send(server, {});
    const tried = () => send(server, { epoch, edits: [edit(1), edit(2), edit(3)] });
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await tried()).toMatchObject({ last: 1, results: [{ seq: 1, ok: true, code: null }] });
      expect((await server.log(USER)).map(({ id }) => id)).toEqual(['id 1']);
    }
    const fifth = await tried();
    expect(fifth.last).toBe(3);
    expect(fifth.results).toEqual([
      { seq: 1, ok: true, code: null },
      { seq: 2, ok: false, code: 'internal' },
      { seq: 3, ok: true, code: null },
    ]);
    expect(fifth.rows.map(({ key, v }) => [key, v])).toEqual([
      ['L:l1', 1],
      ['L:l3', 2],
    ]);
    expect((await server.log(USER)).map(({ id, refused }) => [id, refused])).toEqual([
      ['id 1', null],
      ['id 2', 'internal'],
      ['id 3', null],
    ]);
    expect(await tried()).toEqual(fifth);
  });

  test('leaves nothing of itself in the rows and the versions', async () => {
    const server = broken('id 1');
    const { epoch } = await send(server, {});
    expect(await send(server, { epoch, edits: [edit(1)] })).toMatchObject({ last: 0, results: [], rows: [], to: 0 });
    expect([await server.rows(USER), await server.version(USER), await server.log(USER)]).toEqual([[], 0, []]);
  });

  test('counts its own failures, not those of the edit before it', async () => {
    const server = broken('id 1', 'id 2');
    const { epoch } = await send(server, {});
    const tried = () => send(server, { epoch, edits: [edit(1), edit(2)] });
    for (let tries = 1; tries <= 4; tries += 1) expect((await tried()).last).toBe(0);
    // The first is given up; the second fails for the first time.
    expect((await tried()).last).toBe(1);
    for (let tries = 2; tries <= 4; tries += 1) expect((await tried()).last).toBe(1);
    expect((await tried()).last).toBe(2);
  });
});

test('an edit whose name is not known here is answered later, and holds up those after it', async () => {
  const server = new MemoryServer();
  const { epoch } = await send(server, {});
  const unknown = { ...edit(2), name: 'list.paint' };
  expect(await send(server, { epoch, edits: [edit(1), unknown, edit(3)] })).toMatchObject({
    last: 1,
    results: [
      { seq: 1, ok: true },
      { seq: 2, ok: false, code: 'later' },
    ],
  });
  expect((await server.log(USER)).map(({ seq }) => seq)).toEqual([1]);
});

test('arguments are taken as they are written: nothing besides, and no text for a number', async () => {
  const server = new MemoryServer();
  const { epoch } = await send(server, {});
  const line = { cartType: 'CRT', stockCode: 's0', quantity: 2, seenPrice: 5, since: 'now' };
  const cart = (seq: number, args: Record<string, string | number>) => ({ ...edit(seq), name: 'cart.set', args });
  const { results } = await send(server, {
    epoch,
    edits: [cart(1, { ...line, quantity: '2' }), cart(2, { ...line, extra: 1 }), cart(3, line)],
  });
  expect(results.map(({ code }) => code)).toEqual(['invalid', 'invalid', null]);
});

test('a batch that cannot be stored together is stored edit by edit', async () => {
  const server = new MemoryServer({ batchesFail: true });
  const { epoch } = await send(server, {});
  const { last, results, rows } = await send(server, { epoch, edits: [edit(1), edit(2), edit(3)] });
  expect([last, results.length, rows.map(({ v }) => v)]).toEqual([3, 3, [1, 2, 3]]);
});

test('the answer to edits of a device that knows everything holds what they changed, and nothing besides', async () => {
  const server = new MemoryServer();
  const { epoch } = await send(server, {});
  await send(server, { epoch, edits: [edit(1)] });
  const add = { ...edit(2), name: 'item.add', args: { listId: 'l1', stockCode: 's0', quantity: 1, rank: 'a' } };
  const { rows, from, to } = await send(server, { epoch, cursor: 1, ackTo: 1, edits: [add] });
  expect([from, to, rows.map(({ key, v }) => [key, v])]).toEqual([1, 2, [['I:l1|s0', 2]]]);
});
