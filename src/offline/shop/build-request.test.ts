import { expect, test } from 'vitest';

import { BODY_MAX } from '#contract/sync.ts';
import { contentsOf, countedIds, EPOCH_ONE, filledDevice, HEARD, newList } from '#tests/support/filled-device.ts';

import { buildRequest } from './build-request.ts';
import type { DeviceStore, WaitingEntry } from './device-store.ts';

const waiting = (...seqs: number[]): WaitingEntry[] => seqs.map((seq) => ({ ...newList(`l${seq}`), seq }));

async function requestOf(device: DeviceStore, editsMax?: number) {
  const request = await buildRequest(device, 7, countedIds(), editsMax);
  if (request === 'works-offline') throw new Error('it works offline');
  return request;
}

test('what waits goes in order, after what was acknowledged, counted from where the device began', async () => {
  const device = await filledDevice({ meta: { ...HEARD, offset: 10, acked: 2 }, outbox: waiting(13, 14) });
  expect(await requestOf(device)).toEqual({
    userId: 7,
    clientId: HEARD.clientId,
    epoch: EPOCH_ONE,
    cursor: 3,
    ackTo: 2,
    limit: 1000,
    edits: waiting(13, 14).map(({ id, name, args, ver }, index) => ({ seq: index + 3, id, name, args, ver })),
  });
  expect((await contentsOf(device)).meta?.clientId).toBe(HEARD.clientId);
});

test('a new device takes a name, keeps it, and only asks', async () => {
  const device = await filledDevice({ meta: null, outbox: waiting(1) });
  const first = await requestOf(device);
  expect(first).toMatchObject({ epoch: null, cursor: 0, edits: [] });
  expect((await contentsOf(device)).meta?.clientId).toBe(first.clientId);
  expect((await requestOf(device)).clientId).toBe(first.clientId);
});

test('nothing is asked where the shopper works offline', async () => {
  const device = await filledDevice({ meta: { ...HEARD, isOffline: true }, outbox: waiting(1) });
  expect(await buildRequest(device, 7, countedIds())).toBe('works-offline');
});

test('no more edits than fit the batch, the oldest first', async () => {
  const device = await filledDevice({ outbox: waiting(1, 2, 3) });
  expect((await requestOf(device, 2)).edits.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('what is decided and waits for its rows is not sent again, however much of it there is', async () => {
  const decided = waiting(1, 2).map((entry) => ({ ...entry, result: { refused: null } }));
  const meta = { ...HEARD, acked: 2, isStaging: true };
  const device = await filledDevice({ meta, outbox: [...decided, ...waiting(3, 4)] });
  expect((await requestOf(device, 1)).edits.map(({ seq }) => seq)).toEqual([3]);
});

test.each([
  ['in the middle', waiting(1, 3)],
  ['at the beginning', waiting(2, 3)],
])('a place that is missing %s would be waited for: the device begins anew, and sends all', async (_where, outbox) => {
  const device = await filledDevice({ outbox });
  const asked = await requestOf(device);
  expect(asked).toMatchObject({ epoch: null, cursor: 0, edits: [] });
  expect(asked.clientId).not.toBe(HEARD.clientId);
  const { meta } = await contentsOf(device);
  await device.write((tx) => tx.keepMeta({ ...HEARD, ...meta, epoch: EPOCH_ONE }));
  const { edits } = await requestOf(device);
  expect(edits.map(({ seq, id }) => [seq, id])).toEqual(outbox.map(({ id }, index) => [index + 1, id]));
});

test('a device that another page has renewed meanwhile is not renewed once more', async () => {
  const device = await filledDevice({ outbox: waiting(2) });
  const renewed = { ...HEARD, clientId: '00000000-0000-4000-8000-0000000000c2', acked: 1 };
  let reads = 0;
  const raced: DeviceStore = {
    append: (edits) => device.append(edits),
    write: (work) => device.write(work),
    read: async (work) => {
      const found = await device.read(work);
      if ((reads += 1) === 1) await device.write((tx) => tx.keepMeta(renewed));
      return found;
    },
  };
  const asked = await requestOf(raced);
  expect([asked.clientId, asked.edits.map(({ seq }) => seq)]).toEqual([renewed.clientId, [2]]);
});

test('and one whose database is gone meanwhile is a new one', async () => {
  const device = await filledDevice({ outbox: waiting(2) });
  const empty = await filledDevice({ meta: null });
  let reads = 0;
  const raced: DeviceStore = {
    append: (edits) => empty.append(edits),
    write: (work) => empty.write(work),
    read: (work) => ((reads += 1) === 1 ? device : empty).read(work),
  };
  expect(await requestOf(raced)).toMatchObject({ epoch: null, edits: [] });
});

test('no more than the body holds, in bytes: Arabic takes twice as many as it has letters', async () => {
  const big = (seq: number, letter: string): WaitingEntry => ({ ...newList(`l${seq}`, letter.repeat(50_000)), seq });
  const sent = async (letter: string, seqs = [1, 2, 3, 4, 5, 6]) => {
    const device = await filledDevice({ outbox: seqs.map((seq) => big(seq, letter)) });
    return (await requestOf(device)).edits;
  };
  const english = await sent('a');
  const arabic = await sent('ح');
  expect([english.length, arabic.length]).toEqual([5, 2]);
  for (const edits of [english, arabic]) {
    expect(new TextEncoder().encode(JSON.stringify(edits)).length).toBeLessThan(BODY_MAX);
  }
  expect(await sent('a', [1, 2, 3])).toHaveLength(3);
});

test('an edit that is larger than a body is sent alone: the server says what becomes of it', async () => {
  const large = { ...newList('l1', 'a'.repeat(BODY_MAX)), seq: 1 };
  const device = await filledDevice({ outbox: [large, ...waiting(2)] });
  expect((await requestOf(device)).edits.map(({ seq }) => seq)).toEqual([1]);
});
