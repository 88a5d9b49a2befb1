/** An exchange to its end: what is asked in which order, and what ends it. */
import { describe, expect, test } from 'vitest';

import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import type { SyncOutcome } from '#src/net/post-sync.ts';
import { contentsOf, EPOCH_ONE, filledDevice, HEARD, newList } from '#tests/support/filled-device.ts';

import type { DeviceStore } from './device-store.ts';
import { flushLoop, type Flushing } from './flush-loop.ts';

const OTHER = '00000000-0000-4000-8000-0000000000e2';

const waiting = (count: number) => Array.from({ length: count }, (_, at) => ({ ...newList(`l${at}`), seq: at + 1 }));

/** All of it is done, and nothing else has changed. */
const done = (input: SyncInput, more: Partial<SyncAnswer> = {}): SyncOutcome => ({
  kind: 'answer',
  answer: {
    epoch: EPOCH_ONE,
    verdict: null,
    from: input.cursor,
    to: input.cursor,
    more: false,
    rows: [],
    last: input.edits.at(-1)?.seq ?? 0,
    results: input.edits.map(({ seq }) => ({ seq, ok: true, code: null })),
    ...more,
  },
});

/** @param post with the request and its number, from one */
async function flush(
  store: DeviceStore,
  post: (input: SyncInput, count: number) => SyncOutcome,
  more: Partial<Flushing> = {},
) {
  const sent: number[] = [];
  const end = await flushLoop({
    store,
    userId: 7,
    post: (input) => Promise.resolve(post(input, sent.push(input.edits.length))),
    ...more,
  });
  return { end, sent };
}

describe('it goes on', () => {
  test('until nothing waits', async () => {
    const device = await filledDevice({ outbox: waiting(3) });
    expect(await flush(device, (input) => done(input))).toEqual({ end: { kind: 'done' }, sent: [3] });
    expect((await contentsOf(device)).outbox).toEqual([]);
  });

  test('after the first contact, which only asks', async () => {
    const first = { ...HEARD, epoch: null, cursor: 0, shown: 0, isComplete: false };
    const device = await filledDevice({ meta: first, outbox: waiting(2) });
    expect(await flush(device, (input) => done(input))).toEqual({ end: { kind: 'done' }, sent: [0, 2] });
  });

  test('until everything is heard', async () => {
    const device = await filledDevice({});
    const { end, sent } = await flush(device, (input, count) => done(input, { to: input.cursor + 1, more: count < 3 }));
    expect([end, sent]).toEqual([{ kind: 'done' }, [0, 0, 0]]);
    expect((await contentsOf(device)).meta?.cursor).toBe(6);
  });

  test('where a part of what waits was decided', async () => {
    const device = await filledDevice({ outbox: waiting(3) });
    const one = (input: SyncInput) =>
      done(input, {
        last: input.edits[0]?.seq ?? 0,
        results: input.edits.slice(0, 1).map(({ seq }) => ({ seq, ok: true, code: null })),
      });
    expect(await flush(device, one)).toEqual({ end: { kind: 'done' }, sent: [3, 2, 1] });
  });

  test('as another device, where the server has forgotten this one', async () => {
    const device = await filledDevice({ outbox: waiting(2) });
    const { end, sent } = await flush(device, (input, count) =>
      count === 1 ? done(input, { verdict: 'reset', results: [], last: 0 }) : done(input),
    );
    expect([end, sent]).toEqual([{ kind: 'done' }, [2, 0, 2]]);
  });

  test('with half of it where it was too large, until it fits', async () => {
    const device = await filledDevice({ outbox: waiting(5) });
    const { end, sent } = await flush(device, (input) =>
      input.edits.length > 2 ? { kind: 'too-large' } : done(input),
    );
    expect([end, sent]).toEqual([{ kind: 'done' }, [5, 3, 2, 2, 1]]);
  });
});

describe('it ends', () => {
  test.each([
    { kind: 'later', retryAfterMs: 30_000, isReached: true },
    { kind: 'signed-out' },
    { kind: 'unreadable' },
    { kind: 'too-old' },
  ] satisfies SyncOutcome[])('with what stands in the way: $kind', async (outcome) => {
    const device = await filledDevice({ outbox: waiting(2) });
    const before = await contentsOf(device);
    expect(await flush(device, () => outcome)).toEqual({ end: outcome, sent: [2] });
    expect(await contentsOf(device)).toEqual(before);
  });

  test('where one edit alone is too large', async () => {
    const device = await filledDevice({ outbox: waiting(1) });
    expect(await flush(device, () => ({ kind: 'too-large' }))).toEqual({ end: { kind: 'stuck' }, sent: [1] });
  });

  test('where the server does not get on with the oldest edit', async () => {
    const device = await filledDevice({ outbox: waiting(2) });
    const { end, sent } = await flush(device, (input) => done(input, { last: 0, results: [] }));
    expect([end, sent]).toEqual([{ kind: 'stuck' }, [2]]);
  });

  test('after ten answers that do not continue where the device stands', async () => {
    const device = await filledDevice({ outbox: waiting(1) });
    const { end, sent } = await flush(device, (input) => done(input, { epoch: OTHER }));
    expect([end, sent.length]).toEqual([{ kind: 'stuck' }, 11]);
  });

  test('but not before: answers may come late or twice', async () => {
    const device = await filledDevice({});
    const { end } = await flush(device, (input, count) =>
      count <= 10 ? done(input, { from: input.cursor + 1 }) : done(input),
    );
    expect(end).toEqual({ kind: 'done' });
  });
});

describe('nothing is sent', () => {
  test('while the page holds it back', async () => {
    const device = await filledDevice({ outbox: waiting(1) });
    expect(await flush(device, (input) => done(input), { isHeld: () => true })).toEqual({
      end: { kind: 'held' },
      sent: [],
    });
  });

  test('where the page is told to hold it back while the request is made', async () => {
    const device = await filledDevice({ outbox: waiting(1) });
    let asked = 0;
    const isHeld = () => (asked += 1) > 1;
    expect(await flush(device, (input) => done(input), { isHeld })).toEqual({ end: { kind: 'held' }, sent: [] });
  });

  test('where the device works offline, by another page’s switch', async () => {
    const device = await filledDevice({ meta: { ...HEARD, isOffline: true }, outbox: waiting(1) });
    expect(await flush(device, (input) => done(input))).toEqual({ end: { kind: 'held' }, sent: [] });
  });

  test('any more, and no failure is told, where a request is given up for it', async () => {
    const device = await filledDevice({ outbox: waiting(1) });
    let isHeld = false;
    const post = (): SyncOutcome => {
      isHeld = true;
      return { kind: 'later', retryAfterMs: 0, isReached: false };
    };
    expect(await flush(device, post, { isHeld: () => isHeld })).toEqual({ end: { kind: 'held' }, sent: [1] });
  });

  test('but an answer that came all the same is taken: the server has done it', async () => {
    const device = await filledDevice({ outbox: waiting(1) });
    let isHeld = false;
    const post = (input: SyncInput): SyncOutcome => {
      isHeld = true;
      return done(input);
    };
    expect((await flush(device, post, { isHeld: () => isHeld })).end).toEqual({ kind: 'done' });
    expect((await contentsOf(device)).outbox).toEqual([]);
  });
});
