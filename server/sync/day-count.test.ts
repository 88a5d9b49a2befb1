import { expect, test } from 'vitest';

import { Refusal } from '#server/kit/refusal.ts';

import { DayCount } from './day-count.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const TODAY = Math.floor(NOON.getTime() / 86_400_000);
const counted = (dayEdits: number, dayTombstones: number, countedDay = TODAY) => ({
  countedDay,
  dayEdits,
  dayTombstones,
});

test('the 20,000th edit and the 5,000th tombstone of a day are taken, the next are not', () => {
  const full = new DayCount(NOON, counted(19_999, 4_999));
  full.add(1, 1);
  expect(full.counted()).toEqual(counted(20_000, 5_000));
  for (const [edits, tombstones] of [
    [1, 0],
    [0, 1],
  ] as const) {
    expect(() => new DayCount(NOON, counted(20_000, 5_000)).add(edits, tombstones)).toThrow(Refusal);
  }
});

test('who had enough may come again when the day is over, UTC', () => {
  try {
    new DayCount(NOON, counted(20_000, 0)).add(1, 0);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ status: 429, code: 'too_many', retryAfter: 12 * 3600 });
    expect((error as Refusal).message).not.toBe('');
  }
});

test('a count is written once after each addition; yesterday is forgotten', () => {
  const day = new DayCount(NOON, counted(7, 3, TODAY - 1));
  expect(day.isUnwritten).toBe(false);
  day.add(2, 1);
  expect(day.isUnwritten).toBe(true);
  expect(day.counted()).toEqual(counted(2, 1));
  expect(day.isUnwritten).toBe(false);
});
