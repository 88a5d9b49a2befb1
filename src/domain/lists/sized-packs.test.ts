import { expect, test } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';

import { packsOf, sizedPacks } from './sized-packs.ts';

const sold = (...units: string[]) => units.map((en, place) => cardOf(String(place), { units: { en, ar: '' } }));
const taken = (cards: ReturnType<typeof sold>, number: number, unit: 'g' | 'ml' = 'g') => {
  const { card, quantity } = sizedPacks(cards, { unit, number }) ?? {};
  return card && `${quantity} of ${card.units.en}`;
};

test('one pack of that size before several of another', () => {
  const rice = sold('2 kg', '1 kg', '5 kg');
  expect([5000, 2000, 1000].map((number) => taken(rice, number))).toEqual(['1 of 5 kg', '1 of 2 kg', '1 of 1 kg']);
  expect(taken(sold('12 x 500 ml', '6 x 1.5 L'), 1500, 'ml')).toBe('1 of 6 x 1.5 L');
});

test('several packs of the first product, or of what is sold by the kilo; never of any other', () => {
  expect(taken(sold('1 kg'), 2000)).toBe('2 of 1 kg');
  expect(taken(sold('500 g'), 1500)).toBe('3 of 500 g');
  expect(taken(sold('2 kg', '1 kg'), 3000)).toBe('3 of 1 kg');
  expect(taken(sold('2 kg', '500 g'), 1000)).toBeUndefined();
});

test('no whole packs, another measure, or more than anybody carries is nothing', () => {
  expect([taken(sold('2 kg'), 5000), taken(sold('1 L'), 1000), taken(sold('10 g'), 5000), taken([], 1000)]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

test.each([
  [6, 'count', '30 pcs', 1],
  [36, 'count', '30 pcs', 2],
  [1, 'count', '6 pieces', 1],
  [2, 'count', '1 L', 2],
  [2, 'count', '6 x 750 ml', 2],
  [3, 'count', '', 3],
  [12, 'pieces', '6 x 330 ml', 2],
  [3, 'pieces', '160 g', 3],
  [2, 'packs', '30 pcs', 2],
] as const)('%i, said as %s, of what is sold as %j is %i', (number, unit, units, packs) => {
  expect(packsOf(units, { unit, number })).toBe(packs);
});
