import { expect, test } from 'vitest';

import { Backoff } from './backoff.ts';

const MOST = 1 - Number.EPSILON;

test('waits double from a second to five minutes, and begin anew after a success', () => {
  const backoff = new Backoff(
    () => 0,
    () => MOST,
  );
  const waits = Array.from({ length: 11 }, () => Math.round(backoff.next() / 1000));
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  backoff.reset();
  expect(Math.round(backoff.next())).toBe(1000);
});

test('each waits a part of it by chance, so that devices do not come back all at once', () => {
  const chances = [0.25, 0.75];
  const backoff = new Backoff(
    () => 0,
    () => chances.shift() ?? 0,
  );
  expect([backoff.next(), backoff.next()]).toEqual([250, 1500]);
});

test('never less than the server asked for, whatever chance says', () => {
  const backoff = new Backoff(
    () => 0,
    () => 0,
  );
  expect(backoff.next(30_000)).toBe(30_000);
  expect(backoff.next()).toBe(0);
});

test('what the server asked for is owed until its time has passed, better signal or not', () => {
  let now = 5_000;
  const backoff = new Backoff(
    () => now,
    () => 0,
  );
  expect(backoff.owed()).toBe(0);
  backoff.next(30_000);
  now += 10_000;
  backoff.reset();
  expect(backoff.owed()).toBe(20_000);
  now += 25_000;
  expect(backoff.owed()).toBe(0);
});
