import { expect, test } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';

import { giftGroups } from './gift-groups.ts';

const gift = (code: string, category: string, price: number) => cardOf(code, { category, price });
const said = (...gifts: Parameters<typeof giftGroups>[0]) =>
  giftGroups(gifts).map(({ key, gifts: own }) => `${key}: ${own.map(({ stockCode }) => stockCode).join(' ')}`);

test('all, those below 30 dirhams, then each category that has more than one', () => {
  const some = [gift('1', 'dates', 2999), gift('2', 'sweets', 3000), gift('3', 'dates', 900), gift('4', 'honey', 5000)];
  expect(said(...some)).toEqual(['all: 1 2 3 4', 'small: 1 3', 'dates: 1 3']);
});

test('a group that has all of them is none', () => {
  expect(said(gift('1', 'dates', 900), gift('2', 'dates', 800))).toEqual(['all: 1 2']);
});
