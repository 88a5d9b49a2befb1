import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';

import { openDatabaseClock } from './database-clock.ts';

const DAY = 24 * 3600 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a replica whose clock is two days ahead tells the database’s time, and follows it when its own is set right (L13)', async () => {
  const db = await createTestDatabase();
  const truth = performance.timeOrigin + performance.now();
  vi.setSystemTime(truth + 2 * DAY);
  const clock = await openDatabaseClock(db, 20);
  expect(Math.abs(clock.now().getTime() - truth)).toBeLessThan(5_000);
  vi.setSystemTime(truth);
  await expect.poll(() => Math.abs(clock.now().getTime() - truth)).toBeLessThan(10_000);
  clock.stop();
});
