import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Backoff } from './backoff.ts';
import type { FlushEnd } from './flush-loop.ts';
import { Flusher } from './flusher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
