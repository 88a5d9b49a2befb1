/** What this device has seen, narrowed by price and sorted by what a kilo, a litre or a piece costs. */
import { expect, test } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { buildSeenCatalogue } from './seen-catalogue.ts';

const NOTHING = { productDesc: [], familyDesc: [], brandDesc: [], categories: [], originDesc: [], query: '' };

function codesOf(cards: readonly ProductCard[], featured: readonly string[], sort: 'relevance' | 'stockRateTags-ASC') {
  const seen = buildSeenCatalogue(cards.map((card) => ({ card, asOf: '2026-11-20T10:00:00.000Z' })));
  return seen.find({ ...NOTHING, featured: [...featured], sort }, 'en').cards.map(({ stockCode }) => stockCode);
}

test('it is narrowed to what costs so much, of several bands to any of them', () => {
  const cards = [cardOf('L', { price: 300 }), cardOf('M', { price: 675 }), cardOf('D', { price: 2500 })];
  const found = (...featured: string[]) => codesOf(cards, featured, 'relevance');
  expect(found('price-to-5')).toEqual(['L']);
  expect(found('price-20-to-50')).toEqual(['D']);
  expect(found('price-to-5', 'price-20-to-50')).toEqual(['L', 'D']);
  expect(found('price-from-50')).toEqual([]);
  expect(found('offers', 'price-to-5')).toEqual([]);
});

test('the lowest price of a kilo or litre is first, what is sold by the piece behind it, and what says neither last', () => {
  const said = (en: string) => ({ unitPrice: { en, ar: en } });
  const cards = [
    cardOf('A', { units: { en: 'one', ar: '' }, unitPrice: null }),
    cardOf('B', said('AED 0.60 / piece')),
    cardOf('C', said('AED 35.00 / 10 g')),
    cardOf('D', said('AED 12.50 / kg')),
  ];
  expect(codesOf(cards, [], 'stockRateTags-ASC')).toEqual(['D', 'C', 'B', 'A']);
});
