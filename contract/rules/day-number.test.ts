/** Days by number, and days of Dubai: a day that does not exist is none, and the day changes at 20:00 UTC. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { dayNumberOf, dayOfNumber } from './day-number.ts';
import { addDays, dubaiDay, dubaiTime, weekdayOf } from './dubai-day.ts';

describe('a day by its number', () => {
  test('is the same day on both ways', () => {
    expect(dayNumberOf('2026-11-22')).toBe(20_261_122);
    fc.assert(
      fc.property(fc.integer({ min: -3650, max: 36_500 }), (days) => {
        const day = addDays('2026-01-01', days);
        expect(dayOfNumber(dayNumberOf(day))).toBe(day);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    20_260_230, 20_261_301, 20_260_001, 20_260_100, 20_270_229, 1, 0, -20_261_122, 2_026_112, 202_611_221, 20_261_122.5,
  ])('there is no day %s', (number) => expect(dayOfNumber(number)).toBeNull());

  test('a leap year has its day', () => expect(dayOfNumber(20_280_229)).toBe('2028-02-29'));
});

describe('a day of Dubai', () => {
  test.each([
    ['2026-11-22T19:59:59.999Z', '2026-11-22'],
    ['2026-11-22T20:00:00Z', '2026-11-23'],
    ['2026-12-31T20:00:00Z', '2027-01-01'],
    ['2028-02-28T20:00:00Z', '2028-02-29'],
  ])('at %s it is %s', (now, day) => expect(dubaiDay(new Date(now))).toBe(day));

  test('begins and ends at 20:00 UTC', () => {
    expect(dubaiTime('2026-11-22', 0).toISOString()).toBe('2026-11-21T20:00:00.000Z');
    expect(dubaiTime('2026-11-22', 8).toISOString()).toBe('2026-11-22T04:00:00.000Z');
    expect(dubaiTime('2026-12-31', 24).toISOString()).toBe('2026-12-31T20:00:00.000Z');
  });

  test('a week on is the same weekday', () => {
    expect(weekdayOf('2026-11-27')).toBe(5);
    expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(weekdayOf(addDays('2026-11-27', 7))).toBe(5);
  });
});
