import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Backoff } from './backoff.ts';
import type { FlushEnd } from './flush-loop.ts';
import { Flusher } from './flusher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Exchanges that end when the test says so. */
function slowFlusher() {
  const ends: ((end: FlushEnd) => void)[] = [];
  const flusher = new Flusher({
    flush: () => new Promise((resolve) => void ends.push(resolve)),
    isWaiting: () => true,
    isHeldBack: () => false,
    backoff: new Backoff(undefined, () => 0.5),
  });
  return { flusher, ends };
}

test('taps during an exchange are sent after it, and those after that too', async () => {
  const { flusher, ends } = slowFlusher();
  flusher.afterWrite();
  await vi.advanceTimersByTimeAsync(250);
  expect(ends).toHaveLength(1);
  flusher.afterWrite();
  await vi.advanceTimersByTimeAsync(250);
  ends[0]?.({ kind: 'done' });
  await vi.advanceTimersByTimeAsync(10);
  expect(ends).toHaveLength(2);
  ends[1]?.({ kind: 'done' });
  await vi.advanceTimersByTimeAsync(10);
  expect(ends).toHaveLength(2);
  flusher.afterWrite();
  await vi.advanceTimersByTimeAsync(250);
  expect(ends).toHaveLength(3);
});

test('after an exchange that failed it comes back by itself, at once where the signal does', async () => {
  const { flusher, ends } = slowFlusher();
  flusher.afterWrite();
  await vi.advanceTimersByTimeAsync(250);
  flusher.afterWrite();
  await vi.advanceTimersByTimeAsync(250);
  ends[0]?.({ kind: 'later', retryAfterMs: 0, isReached: false });
  await vi.advanceTimersByTimeAsync(600);
  expect(ends).toHaveLength(2);
  ends[1]?.({ kind: 'later', retryAfterMs: 0, isReached: false });
  await vi.advanceTimersByTimeAsync(10);
  flusher.comeBack();
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(3);
});

test('one return of the signal, told by several, is one exchange; a later one is another', async () => {
  const { flusher, ends } = slowFlusher();
  await vi.advanceTimersByTimeAsync(5_000);
  flusher.comeBack();
  const first = flusher.one();
  flusher.comeBack();
  expect(ends).toHaveLength(1);
  ends[0]?.({ kind: 'done' });
  await first;
  await vi.advanceTimersByTimeAsync(10);
  expect(ends).toHaveLength(1);
  flusher.comeBack();
  await vi.advanceTimersByTimeAsync(1_500);
  flusher.comeBack();
  ends[1]?.({ kind: 'done' });
  await vi.advanceTimersByTimeAsync(10);
  expect(ends).toHaveLength(3);
});

/** A page with a flusher that follows it; each exchange ends at once, as `end` says then. */
function follow() {
  const page = new EventTarget();
  const screen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', screen);
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page));
  const state = { end: { kind: 'done' } as FlushEnd, isWaiting: false, isHeldBack: false, exchanges: 0 };
  const flusher = new Flusher({
    flush: () => {
      state.exchanges += 1;
      return Promise.resolve(state.end);
    },
    isWaiting: () => state.isWaiting,
    isHeldBack: () => state.isHeldBack,
    backoff: new Backoff(undefined, () => 0.5),
  });
  const show = (visibilityState: string): void => {
    screen.visibilityState = visibilityState;
    screen.dispatchEvent(new Event('visibilitychange'));
  };
  let counted = 0;
  /** After that time: how many exchanges have begun since this was asked before. */
  const within = async (ms: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(ms);
    const before = counted;
    counted = state.exchanges;
    return counted - before;
  };
  return { flusher, state, show, within, say: (name: string) => void page.dispatchEvent(new Event(name)) };
}

describe('a page exchanges', () => {
  test('as it starts, and at each return of the signal or the shopper', async () => {
    const { flusher, say, show, within } = follow();
    flusher.start();
    expect(await within(2_000)).toBe(1);
    for (const name of ['online', 'pageshow']) {
      say(name);
      expect([name, await within(2_000)]).toEqual([name, 1]);
    }
    show('hidden');
    expect(await within(2_000)).toBe(0);
    show('visible');
    expect(await within(2_000)).toBe(1);
  });

  test('every minute while it is looked at, for what other devices did; what waits has waits of its own', async () => {
    const { flusher, state, show, within } = follow();
    flusher.start();
    await within(0);
    expect([await within(59_000), await within(1_000), await within(60_000)]).toEqual([0, 1, 1]);
    show('hidden');
    expect(await within(120_000)).toBe(0);
    state.isWaiting = true;
    show('visible');
    expect([await within(0), await within(120_000)]).toEqual([1, 0]);
  });

  test('no more once it has stopped', async () => {
    const { flusher, say, show, within } = follow();
    flusher.start();
    await within(2_000);
    flusher.afterWrite();
    flusher.stop();
    say('online');
    say('pageshow');
    show('visible');
    expect(await within(120_000)).toBe(0);
  });

  test('not while it is held back', async () => {
    const { flusher, state, within } = follow();
    state.isHeldBack = true;
    flusher.start();
    await flusher.now();
    await flusher.one();
    expect([await within(120_000), state.exchanges]).toEqual([0, 0]);
  });

  test('200 ms after the first of several taps', async () => {
    const { flusher, within } = follow();
    flusher.afterWrite();
    await within(150);
    flusher.afterWrite();
    expect([await within(49), await within(1), await within(10_000)]).toEqual([0, 1, 0]);
  });
});

describe('after an exchange that went wrong', () => {
  const LATER: FlushEnd = { kind: 'later', retryAfterMs: 0, isReached: false };

  test.each([LATER, { kind: 'stuck' }, { kind: 'unreadable' }] satisfies FlushEnd[])(
    'what waits is tried again by itself, each time after twice as long: $kind',
    async (end) => {
      const { flusher, state, within } = follow();
      Object.assign(state, { end, isWaiting: true });
      await flusher.now();
      expect([await within(499), await within(1), await within(999), await within(1)]).toEqual([1, 1, 0, 1]);
      state.end = { kind: 'done' };
      expect(await within(2_000)).toBe(1);
      // It went well: the next failure is a first one.
      state.end = end;
      await flusher.now();
      expect([await within(499), await within(1)]).toEqual([1, 1]);
    },
  );

  test('a success ends the waits of before, whoever asked for it', async () => {
    const { flusher, state, within } = follow();
    Object.assign(state, { end: LATER, isWaiting: true });
    flusher.afterWrite();
    await within(200 + 500 + 1_000);
    state.end = { kind: 'done' };
    expect(await within(2_000)).toBe(1);
    state.end = LATER;
    flusher.afterWrite();
    expect([await within(200), await within(500)]).toEqual([1, 1]);
  });

  test('nothing is tried where nothing waits', async () => {
    const { flusher, state, within } = follow();
    state.end = LATER;
    await flusher.now();
    expect([await within(0), await within(600_000)]).toEqual([1, 0]);
  });

  test.each([{ kind: 'signed-out' }, { kind: 'held' }, { kind: 'too-old' }] satisfies FlushEnd[])(
    'time alone mends nothing: $kind',
    async (end) => {
      const { flusher, state, within } = follow();
      Object.assign(state, { end, isWaiting: true });
      await flusher.now();
      expect([await within(0), await within(600_000)]).toEqual([1, 0]);
    },
  );

  test('a server that asks to be left alone for a while is, taps and signal or not; the shopper’s own button asks', async () => {
    const { flusher, state, say, within } = follow();
    flusher.start();
    await within(0);
    Object.assign(state, { end: { ...LATER, retryAfterMs: 30_000 }, isWaiting: true });
    await flusher.now();
    state.end = { kind: 'done' };
    flusher.afterWrite();
    say('online');
    expect([await within(29_900), await within(100)]).toEqual([1, 1]);
    await flusher.now();
    expect(state.exchanges).toBe(4);
  });
});

describe('asked for now', () => {
  test('an exchange that is under way may have begun too early: another follows it', async () => {
    const { flusher, ends } = slowFlusher();
    void flusher.one();
    let isOver = false;
    const asked = flusher.now().then(() => (isOver = true));
    ends[0]?.({ kind: 'done' });
    await vi.advanceTimersByTimeAsync(0);
    expect([ends.length, isOver]).toEqual([2, false]);
    ends[1]?.({ kind: 'done' });
    await asked;
  });

  test('one is enough for whoever wants any: it is the one under way, or a new one', async () => {
    const { flusher, ends } = slowFlusher();
    const both = Promise.all([flusher.one(), flusher.one()]);
    ends[0]?.({ kind: 'done' });
    await both;
    void flusher.one();
    expect(ends).toHaveLength(2);
  });
});
