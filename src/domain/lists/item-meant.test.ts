import { expect, test } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';

import { itemMeant } from './item-meant.ts';

const milk = cardOf('106001', { name: { en: 'Full Cream Milk', ar: 'حليب' } });
const eggs = cardOf('107001', { name: { en: 'White Eggs', ar: 'بيض' }, units: { en: '30 pcs', ar: '' } });
const meant = (words: string, count = 1, isOffline = false) =>
  itemMeant({ words, count }, { cards: [milk, eggs], isOffline, locale: 'en' });

test('a product that is called so, as many packs of it as that takes', () => {
  expect(meant('white eggs', 6)).toEqual({ stockCode: '107001', name: 'White Eggs', quantity: 1 });
  expect(meant('milk', 2)).toEqual({ stockCode: '106001', name: 'Full Cream Milk', quantity: 2 });
});

test('one word that no name has is another name of what was found first, unless only this device was asked', () => {
  expect(meant('haleeb')?.stockCode).toBe('106001');
  expect(meant('haleeb', 3, true)).toEqual({ stockCode: '*haleeb', name: 'haleeb', quantity: 3 });
});

test('several words that no product is called stand as they are; too many are nothing', () => {
  expect(meant('candles for the cake')?.stockCode).toBe('*candles for the cake');
  expect(meant('x y'.repeat(40))).toBeNull();
});

test('what can be bought is meant before what is sold out', () => {
  const soldOut = { ...milk, stockCode: '106002', availability: 'out-of-stock' as const };
  const typed = (words: string) =>
    itemMeant({ words, count: 1 }, { cards: [soldOut, milk], isOffline: false, locale: 'en' })?.stockCode;
  expect([typed('milk'), typed('haleeb')]).toEqual(['106001', '106001']);
});
