import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { standingAt, TIER_FROM, TIERS } from './tier.ts';

test.each([
  [0, 'standard', 'silver', 5_000],
  [4_999, 'standard', 'silver', 1],
  [5_000, 'silver', 'gold', 5_000],
  [9_999, 'silver', 'gold', 1],
  [10_000, 'gold', 'platinum', 5_000],
  [14_999, 'gold', 'platinum', 1],
] as const)('%i points are %s, and %s is %i away', (points, tier, next, missing) => {
  expect(standingAt(points)).toEqual({ tier, next: { tier: next, missing } });
});

test('what is less than nothing is standard', () => {
  expect(standingAt(-1).tier).toBe('standard');
});

test.each([15_000, 1_000_000])('%i points are platinum, and nothing comes next', (points) => {
  expect(standingAt(points)).toEqual({ tier: 'platinum', next: null });
});

test('the points that are missing lead exactly to the next tier', () => {
  fc.assert(
    fc.property(fc.nat(20_000), (points) => {
      const { tier, next } = standingAt(points);
      if (!next) return;
      expect(TIERS.indexOf(next.tier)).toBe(TIERS.indexOf(tier) + 1);
      expect(points + next.missing).toBe(TIER_FROM[next.tier]);
      expect(standingAt(points + next.missing).tier).toBe(next.tier);
    }),
  );
});
