import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { associate } from './associate.ts';

/** Sixty baskets of one shop: pasta goes with tomatoes and cheese, nappies with wipes; water is in nearly every one. */
const BASKETS: readonly string[][] = Array.from({ length: 60 }, (_, at) => [
  at % 10 === 9 ? 'bread' : 'water',
  ...(at % 4 === 0 ? ['pasta', 'tomatoes'] : []),
  ...(at % 8 === 0 ? ['parmesan'] : []),
  ...(at % 5 === 1 ? ['nappies', 'wipes'] : []),
  ...(at % 3 === 2 ? ['bananas'] : []),
  ...(at === 2 ? ['caviar', 'candles'] : []),
]);

const othersOf = (code: string, baskets: readonly string[][] = BASKETS): string[] =>
  associate(baskets, { together: 4, lift: 1.5, deviations: 2 })
    .pairs.filter(({ stockCode }) => stockCode === code)
    .map(({ otherCode }) => otherCode);

describe('what goes together', () => {
  test('is found, both ways', () => {
    expect(othersOf('nappies')).toEqual(['wipes']);
    expect(othersOf('wipes')).toEqual(['nappies']);
    expect(othersOf('pasta')).toEqual(['tomatoes', 'parmesan']);
  });

  test('is not what everybody buys anyway', () => {
    expect(othersOf('water')).toEqual([]);
    for (const code of ['pasta', 'nappies', 'bananas']) expect(othersOf(code)).not.toContain('water');
  });

  test('is not what met once', () => expect(othersOf('caviar')).toEqual([]));

  test('is figures that can be checked by hand', () => {
    const pair = associate(BASKETS).pairs.find(({ stockCode }) => stockCode === 'nappies');
    // 12 baskets with both, of 12 and 12 in 60: chance expects 2.4.
    expect(pair).toMatchObject({ otherCode: 'wipes', together: 12 });
    expect(pair?.lift).toBeCloseTo(5);
    expect(pair?.strength).toBeCloseTo((12 - 1.64 * Math.sqrt(12)) / 2.4);
  });
});

test('baskets filled by chance say nothing, however many they are', () => {
  let state = 7;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const products = Array.from({ length: 40 }, (_, at) => `P${at}`);
  const chance = Array.from({ length: 4000 }, () => products.filter(() => next() < 0.15));
  expect(associate(chance).pairs).toEqual([]);
});

test('nothing is nothing; a product twice in a basket counts once', () => {
  expect(associate([[], []])).toEqual({ baskets: new Map(), pairs: [] });
  expect(associate([['a', 'a', 'b']]).baskets).toEqual(
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
  );
});

test('the order of baskets and lines changes nothing', () => {
  const sorted = (baskets: readonly string[][]) =>
    associate(baskets)
      .pairs.map(({ stockCode, otherCode, together }) => `${stockCode} ${otherCode} ${together}`)
      .sort();
  fc.assert(
    fc.property(fc.shuffledSubarray([...BASKETS], { minLength: BASKETS.length }), (shuffled) => {
      expect(sorted(shuffled.map((lines) => lines.toReversed()))).toEqual(sorted(BASKETS));
    }),
    { numRuns: 20 },
  );
});
