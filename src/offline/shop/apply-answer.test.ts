import { describe, expect, test } from 'vitest';

import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import {
  contentsOf,
  countedIds,
  EPOCH_ONE,
  filledDevice,
  HEARD,
  listRow,
  newList,
} from '#tests/support/filled-device.ts';

import { applyAnswer, type Applied } from './apply-answer.ts';
import type { DeviceMeta, DeviceStore } from './device-store.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const OTHER = '00000000-0000-4000-8000-0000000000e2';

const requestOf = ({ clientId, epoch, cursor }: DeviceMeta): SyncInput => ({
  userId: 7,
  clientId,
  epoch,
  cursor,
  ackTo: 0,
  limit: 1000,
  edits: [],
});

const said = (more: Partial<SyncAnswer> = {}): SyncAnswer => ({
  epoch: EPOCH_ONE,
  verdict: null,
  from: 3,
  to: 4,
  more: false,
  rows: [],
  last: 0,
  results: [],
  ...more,
});

const ok = (seq: number) => ({ seq, ok: true, code: null });
const refused = (seq: number, code = 'too_many') => ({ seq, ok: false, code });

const take = (device: DeviceStore, answer: SyncAnswer, request = requestOf(HEARD)): Promise<Applied> =>
  applyAnswer(device, request, answer, { newId: countedIds(), now: NOW });

const waiting = (...seqs: number[]) => seqs.map((seq) => ({ ...newList(`l${seq}`), seq }));

describe('an answer of a time that is over changes nothing', () => {
  test.each([
    ['the device has begun anew', { ...HEARD, clientId: OTHER }, said()],
    ['the device has begun anew and has heard of nobody', null, said()],
    ['another answer has told of another epoch', { ...HEARD, epoch: OTHER }, said()],
    ['another answer has been taken meanwhile', { ...HEARD, cursor: 4 }, said()],
    ['it is of an answer that never came', HEARD, said({ from: 2 })],
    ['it is of a server that was restored', HEARD, said({ epoch: OTHER })],
  ] satisfies [string, DeviceMeta | null, SyncAnswer][])('%s', async (_what, meta, answer) => {
    const device = await filledDevice({ meta, outbox: waiting(1), base: [listRow('a', 3)] });
    const before = await contentsOf(device);
    const full = { ...answer, last: 1, results: [ok(1)], rows: [listRow('b', 4)] };
    expect(await take(device, full)).toEqual({ kind: 'dropped' });
    expect(await contentsOf(device)).toEqual(before);
  });
});

test('the first answer of all names the epoch', async () => {
  const first = { ...HEARD, epoch: null, cursor: 0, shown: 0, isComplete: false, syncedAt: null };
  const device = await filledDevice({ meta: first });
  const answer = said({ from: 0, rows: [listRow('a', 4)] });
  expect(await take(device, answer, requestOf(first))).toMatchObject({ kind: 'applied', shownBefore: 0 });
  expect((await contentsOf(device)).meta).toMatchObject({
    epoch: EPOCH_ONE,
    cursor: 4,
    shown: 4,
    isComplete: true,
    syncedAt: NOW,
  });
});

test('a device that the server has forgotten begins anew, with everything that waits', async () => {
  const device = await filledDevice({ outbox: waiting(1, 2), base: [listRow('a', 3)] });
  expect(await take(device, said({ verdict: 'reset' }))).toEqual({ kind: 'renewed' });
  const { meta, outbox, base } = await contentsOf(device);
  expect(meta).toMatchObject({ epoch: null, cursor: 0, isOutdated: true });
  expect(meta?.clientId).not.toBe(HEARD.clientId);
  expect(outbox.map(({ id }) => id)).toEqual(['id-of-l1', 'id-of-l2']);
  expect(base).toHaveLength(1);
});

describe('an answer that is whole', () => {
  test('puts rows in, takes deleted ones out, and lets go of the edits that it decided', async () => {
    const device = await filledDevice({ outbox: waiting(1, 2, 3), base: [listRow('old', 2), listRow('same', 3)] });
    const rows = [listRow('l1', 4), { key: 'L:old', val: null, v: 4 }];
    const applied = await take(device, said({ rows, last: 2, results: [ok(1), refused(2)] }));
    const { seq: _seq, ...second } = waiting(2)[0] as ReturnType<typeof waiting>[number];
    const issue = { ...second, code: 'too_many' };
    expect(applied).toMatchObject({
      kind: 'applied',
      shownBefore: 3,
      put: [listRow('l1', 4)],
      gone: ['L:old'],
      removed: [1, 2],
      issues: [issue],
      decided: 2,
    });
    const { meta, outbox, base, staged, issues } = await contentsOf(device);
    expect(outbox).toEqual(waiting(3));
    expect(base.map(({ key }) => key)).toEqual(['L:same', 'L:l1']);
    expect([staged, issues]).toEqual([[], [issue]]);
    expect(meta).toEqual({ ...HEARD, cursor: 4, shown: 4, acked: 2, syncedAt: NOW });
  });

  test('counts from where the device began anew', async () => {
    const meta = { ...HEARD, offset: 10, acked: 1 };
    const device = await filledDevice({ meta, outbox: waiting(12, 13) });
    await take(device, said({ last: 2, results: [ok(2)] }), requestOf(meta));
    const after = await contentsOf(device);
    expect([after.outbox.map(({ seq }) => seq), after.meta?.acked]).toEqual([[13], 2]);
  });

  test('that the server says again does not take back what was acknowledged', async () => {
    const meta = { ...HEARD, acked: 5 };
    const device = await filledDevice({ meta, outbox: waiting(6) });
    await take(device, said({ last: 5, results: [ok(5)] }), requestOf(meta));
    const after = await contentsOf(device);
    expect([after.meta?.acked, after.outbox]).toEqual([5, waiting(6)]);
  });

  test('replaces what is older than the device’s new beginning, all of it', async () => {
    const meta = { ...HEARD, isOutdated: true };
    const device = await filledDevice({ meta, base: [listRow('gone', 9), listRow('both', 9)] });
    const applied = await take(device, said({ rows: [listRow('both', 2), listRow('new', 3)] }), requestOf(meta));
    expect(applied).toMatchObject({ gone: ['L:gone'] });
    const after = await contentsOf(device);
    expect(after.base.map(({ key, v }) => `${key} ${v}`).toSorted()).toEqual(['L:both 2', 'L:new 3']);
    expect(after.meta?.isOutdated).toBe(false);
  });
});

describe('an answer in part', () => {
  const { isOutdated: _isOutdated, ...earlierApps } = HEARD;

  test('is set aside, rows and results, until the rest is there', async () => {
    const meta = { ...earlierApps, isComplete: false };
    const device = await filledDevice({ meta, outbox: waiting(1, 2), base: [listRow('a', 3)] });
    const part = said({ more: true, rows: [listRow('l1', 4)], last: 1, results: [refused(1)] });
    expect(await take(device, part)).toMatchObject({
      kind: 'applied',
      put: [],
      gone: [],
      removed: [],
      issues: [],
      decided: 1,
    });
    const { meta: kept, outbox, base, staged, issues } = await contentsOf(device);
    expect(kept).toEqual({ ...meta, cursor: 4, acked: 1, isStaging: true, isOutdated: false, syncedAt: NOW });
    expect(outbox.map(({ seq, result }) => [seq, result])).toEqual([
      [1, { refused: 'too_many' }],
      [2, undefined],
    ]);
    expect([base, staged, issues]).toEqual([[listRow('a', 3)], [listRow('l1', 4)], []]);
  });

  test('comes in with the last part: the newest of a row, the first word on an edit', async () => {
    const device = await filledDevice({ outbox: waiting(1, 2), base: [listRow('a', 3)] });
    const rows = [listRow('l1', 4, 'First'), { key: 'L:a', val: null, v: 4 }];
    await take(device, said({ more: true, rows, last: 1, results: [refused(1)] }));
    const rest = said({ from: 4, to: 6, rows: [listRow('l1', 6, 'Second')], last: 2, results: [ok(1), ok(2)] });
    const applied = await take(device, rest, { ...requestOf(HEARD), cursor: 4 });
    expect(applied).toMatchObject({
      shownBefore: 3,
      put: [listRow('l1', 6, 'Second')],
      gone: ['L:a'],
      removed: [1, 2],
    });
    const { meta, outbox, base, staged, issues } = await contentsOf(device);
    expect([outbox, staged, issues.map(({ code }) => code)]).toEqual([[], [], ['too_many']]);
    expect(base).toEqual([listRow('l1', 6, 'Second')]);
    expect(meta).toMatchObject({ cursor: 6, shown: 6, acked: 2, isStaging: false });
  });

  test('is one too where the server ran an edit whose result is not known here', async () => {
    const meta = { ...HEARD, offset: 10 };
    const device = await filledDevice({ meta, outbox: waiting(11, 12) });
    await take(device, said({ rows: [listRow('l12', 4)], last: 2, results: [ok(1)] }), requestOf(meta));
    const { outbox, base, staged } = await contentsOf(device);
    expect([outbox.length, base.length, staged.length]).toEqual([2, 0, 1]);
  });

  test('does not make an old base the server’s', async () => {
    const meta = { ...HEARD, isOutdated: true };
    const device = await filledDevice({ meta, base: [listRow('a', 3)] });
    await take(device, said({ more: true }), requestOf(meta));
    expect((await contentsOf(device)).meta).toMatchObject({ isOutdated: true, isComplete: true, shown: 3 });
  });
});

test('an edit whose name the server does not know yet waits on, and is not acknowledged', async () => {
  const device = await filledDevice({ outbox: waiting(1, 2) });
  const applied = await take(device, said({ last: 1, results: [ok(1), refused(2, 'later')] }));
  expect(applied).toMatchObject({ removed: [1], issues: [], decided: 1 });
  const { meta, outbox } = await contentsOf(device);
  expect([outbox, meta?.acked]).toEqual([waiting(2), 1]);
});
