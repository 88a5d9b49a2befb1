import { expect, test, vi } from 'vitest';

import { contentsOf, filledDevice, newList } from '#tests/support/filled-device.ts';

import type { DeviceStore, WaitingEntry } from './device-store.ts';
import { EditWriter } from './edit-writer.ts';
import { Turns } from './turns.ts';

function writerOn(store: DeviceStore) {
  const turns = new Turns();
  const durable: string[][] = [];
  const lost: string[][] = [];
  const makeRoom = vi.fn(() => Promise.resolve());
  const writer = new EditWriter({
    store,
    inTurn: (work) => turns.take(work),
    makeRoom,
    onDurable: (entries: readonly WaitingEntry[]) => durable.push(entries.map(({ id }) => id)),
    onLost: (ids) => lost.push([...ids]),
  });
  return { writer, durable, lost, makeRoom };
}

test('edits of one tap are written together, those that come meanwhile after them, in the order of the taps', async () => {
  const device = await filledDevice({});
  const { writer, durable, lost } = writerOn(device);
  const first = [writer.write(newList('a')), writer.write(newList('b'))];
  await Promise.resolve();
  await Promise.resolve();
  const second = [writer.write(newList('c')), writer.write(newList('d'))];
  expect(await Promise.all([...first, ...second])).toEqual(Array.from({ length: 4 }, () => ({ ok: true })));
  expect(durable).toEqual([
    ['id-of-a', 'id-of-b'],
    ['id-of-c', 'id-of-d'],
  ]);
  expect((await contentsOf(device)).outbox.map(({ seq, id }) => [seq, id])).toEqual([
    [1, 'id-of-a'],
    [2, 'id-of-b'],
    [3, 'id-of-c'],
    [4, 'id-of-d'],
  ]);
  expect(lost).toEqual([]);
  // And the next tap is written as the first was.
  expect(await writer.write(newList('e'))).toEqual({ ok: true });
});

test('a full disk is given room once; what fits then is kept', async () => {
  const device = await filledDevice({});
  const { writer, lost, makeRoom } = writerOn(device);
  vi.spyOn(device, 'append').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  expect(await writer.write(newList('a'))).toEqual({ ok: true });
  expect([lost, makeRoom.mock.calls.length]).toEqual([[], 1]);
});

test('one that stays full refuses, all edits of the tap, and takes the next tap again', async () => {
  const device = await filledDevice({});
  const { writer, lost, makeRoom } = writerOn(device);
  const full = vi.spyOn(device, 'append').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  const refused = await Promise.all([writer.write(newList('a')), writer.write(newList('b'))]);
  expect(refused).toEqual(Array.from({ length: 2 }, () => ({ ok: false, why: 'full' })));
  expect([lost, makeRoom.mock.calls.length]).toEqual([[['id-of-a', 'id-of-b']], 1]);
  full.mockRestore();
  expect(await writer.write(newList('c'))).toEqual({ ok: true });
});

test('a database that is broken is not mended by room: no picture goes for it', async () => {
  const device = await filledDevice({});
  const { writer, makeRoom } = writerOn(device);
  const append = vi.spyOn(device, 'append').mockRejectedValue(new DOMException('', 'UnknownError'));
  expect(await writer.write(newList('a'))).toEqual({ ok: false, why: 'broken' });
  expect([makeRoom.mock.calls.length, append.mock.calls.length]).toEqual([0, 1]);
});
