import { afterEach, expect, test } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { readCards } from '#contract/catalogue.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { forgetCards, holdCards, noteCards, ownCard, type KeptCard } from './own-cards.ts';

const kept = (card: ProductCard, asOf: string): KeptCard => ({
  stockCode: card.stockCode,
  answer: readCards.answer.encode({ products: [card] }),
  asOf,
});
const milk = cardOf('M1');
const MONDAY = '2026-11-16T08:00:00.000Z';
const TUESDAY = '2026-11-17T08:00:00.000Z';

afterEach(forgetCards);

test('a card that the device keeps is there at once, with the time it is from', () => {
  holdCards([kept(milk, MONDAY)], () => undefined);
  expect(ownCard('M1')).toEqual({ card: milk, asOf: MONDAY });
  expect(ownCard('M2')).toBeUndefined();
});

test('a newer one is kept in its place, an older one is not', () => {
  const written: KeptCard[][] = [];
  holdCards([kept(milk, MONDAY)], (cards) => void written.push(cards));
  noteCards([{ card: { ...milk, price: 700 }, asOf: TUESDAY }]);
  noteCards([{ card: milk, asOf: MONDAY }]);
  expect(ownCard('M1')).toMatchObject({ card: { price: 700 }, asOf: TUESDAY });
  expect(written).toEqual([[kept({ ...milk, price: 700 }, TUESDAY)]]);
});

test('what is stored is untrusted: what does not decode, or is another product, is not there', () => {
  const { stockCode, asOf } = kept(milk, MONDAY);
  holdCards([{ stockCode, answer: { products: [{ stockCode: 7 }] }, asOf }], () => undefined);
  expect(ownCard('M1')).toBeUndefined();
  holdCards([{ ...kept(cardOf('M2'), MONDAY), stockCode: 'M1' }], () => undefined);
  expect(ownCard('M1')).toBeUndefined();
});

test('a guest’s device keeps none, nor does one whose shopper has left', () => {
  const written: KeptCard[][] = [];
  noteCards([{ card: milk, asOf: MONDAY }]);
  holdCards([], (cards) => void written.push(cards));
  forgetCards();
  noteCards([{ card: milk, asOf: MONDAY }]);
  expect(ownCard('M1')).toBeUndefined();
  expect(written).toEqual([]);
});
