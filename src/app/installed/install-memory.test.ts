import { describe, expect, test } from 'vitest';

import { FIRST_VISIT, isTimeToOffer, withProduct, withVisit } from './install-memory.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');

describe('visits', () => {
  test('a reload is the same visit, an hour later is another', () => {
    const first = withVisit(FIRST_VISIT, NOW);
    expect(first.visits).toBe(1);
    expect(withVisit(first, NOW + 60_000).visits).toBe(1);
    expect(withVisit(first, NOW + 3_600_000).visits).toBe(2);
  });

  test('the same product twice is one', () => {
    const seen = ['10001', '10001', '10002'].reduce(withProduct, FIRST_VISIT);
    expect(seen.products).toEqual(['10001', '10002']);
  });

  test('no more products are remembered than are asked about', () => {
    expect(['1', '2', '3', '4', '5'].reduce(withProduct, FIRST_VISIT).products).toHaveLength(3);
  });
});

describe('the offer', () => {
  const second = { ...FIRST_VISIT, visits: 2 };
  const curious = { ...FIRST_VISIT, visits: 1, products: ['1', '2', '3'] };

  test('comes at the second visit or the third product', () => {
    expect(isTimeToOffer(second, 2, NOW)).toBe(true);
    expect(isTimeToOffer(curious, 4, NOW)).toBe(true);
    expect(isTimeToOffer({ ...FIRST_VISIT, visits: 1, products: ['1', '2'] }, 9, NOW)).toBe(false);
  });

  test('never comes on the first screen', () => {
    expect(isTimeToOffer(second, 1, NOW)).toBe(false);
    expect(isTimeToOffer(curious, 1, NOW)).toBe(false);
  });

  test('stays away for 30 days after a no, and for ever once installed', () => {
    expect(isTimeToOffer({ ...second, dismissedAt: NOW - 29 * DAY }, 2, NOW)).toBe(false);
    expect(isTimeToOffer({ ...second, dismissedAt: NOW - 31 * DAY }, 2, NOW)).toBe(true);
    expect(isTimeToOffer({ ...second, isInstalled: true }, 2, NOW)).toBe(false);
  });
});
