import { describe, expect, test } from 'vitest';

import { returnedRewardEnd, rewardEnd } from './reward-life.ts';

const dubai = (written: string) => new Date(`${written}+04:00`);

describe('a reward ends with a day of Dubai', () => {
  test.each([
    ['2026-11-22T12:00:00', 6, '2027-05-22T23:59:59.999'],
    ['2026-11-22T00:00:00', 6, '2027-05-22T23:59:59.999'],
    // It is the 21st still in UTC.
    ['2026-11-22T03:59:59', 6, '2027-05-22T23:59:59.999'],
    ['2026-11-22T23:59:59', 6, '2027-05-22T23:59:59.999'],
    ['2026-08-31T12:00:00', 6, '2027-02-28T23:59:59.999'],
    ['2027-08-31T12:00:00', 6, '2028-02-29T23:59:59.999'],
    ['2026-12-31T12:00:00', 1, '2027-01-31T23:59:59.999'],
    ['2026-03-10T12:00:00', 0, '2026-03-10T23:59:59.999'],
  ])('%s and %i months: %s', (at, months, end) => {
    expect(rewardEnd(dubai(at), months)).toEqual(dubai(end));
  });
});

describe('a reward that comes back', () => {
  const at = dubai('2026-11-22T01:00:00');

  test('keeps an end that is far', () => {
    expect(returnedRewardEnd(dubai('2027-05-22T23:59:59.999'), at)).toEqual(dubai('2027-05-22T23:59:59.999'));
  });

  test.each(['2026-11-25T23:59:59.999', '2026-10-01T23:59:59.999'])('lives seven days where it ended %s', (end) => {
    const moved = returnedRewardEnd(dubai(end), at);
    expect(moved).toEqual(dubai('2026-11-29T23:59:59.999'));
    expect(moved.getTime() - at.getTime()).toBeGreaterThanOrEqual(7 * 24 * 3_600_000);
  });
});
