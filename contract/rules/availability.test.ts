import { describe, expect, test } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';

import { cardAction, currentPrice, etaLabel, hasFullRange, isOutOfStock } from './availability.ts';

const plain = {
  availability: 'in-stock',
  price: 500,
  isComingSoon: false,
  giftRole: null,
  isEGift: false,
  choice: null,
} as ProductCard;

describe('what a card leads with (storefront.md sections 2 and 4)', () => {
  test.each<[Partial<ProductCard>, string]>([
    [{}, 'add'],
    [{ availability: 'out-of-stock' }, 'notify-me'],
    [{ price: 0 }, 'notify-me'],
    [{ isComingSoon: true, price: 0 }, 'coming-soon'],
    [{ giftRole: 'container' }, 'gift-box'],
    [{ giftRole: 'movable' }, 'add'],
    [{ isEGift: true }, 'e-gift'],
    [{ choice: { en: 'Choose your cut', ar: 'اختر' } }, 'choose'],
    [{ choice: { en: 'Choose your cut', ar: 'اختر' }, availability: 'out-of-stock' }, 'notify-me'],
  ])('%j leads with %s', (facts, action) => {
    expect(cardAction({ ...plain, ...facts })).toBe(action);
  });
});

test('out of stock is activestatus 12 or rate 0', () => {
  expect(isOutOfStock({ availability: 'in-stock', price: 1 })).toBe(false);
  expect(isOutOfStock({ availability: 'out-of-stock', price: 1 })).toBe(true);
  expect(isOutOfStock({ availability: 'in-stock', price: 0 })).toBe(true);
});

test('a promotion is what is paid, also one that costs nothing', () => {
  expect(currentPrice({ price: 500, promotionPrice: null })).toBe(500);
  expect(currentPrice({ price: 500, promotionPrice: 400 })).toBe(400);
  expect(currentPrice({ price: 500, promotionPrice: 0 })).toBe(0);
});

test('a full range has more than 3 products', () => {
  expect([3, 4].map((brandProductCount) => hasFullRange({ brandProductCount }))).toEqual([false, true]);
});

test.each([
  ['en', 'Tomorrow', 'ETA: Tomorrow'],
  ['en', 'ETA: Tomorrow', 'ETA: Tomorrow'],
  ['en', 'eta: 2 days', 'eta: 2 days'],
  ['en', ' ETA: 2 days', ' ETA: 2 days'],
  ['en', 'Our ETA: 2 days', 'ETA: Our ETA: 2 days'],
  ['ar', 'غداً', 'متوفّر غداً'],
  ['ar', 'متوفّر غداً', 'متوفّر غداً'],
  ['ar', 'متوفر خلال يومين', 'متوفر خلال يومين'],
] as const)('in %s %s is shown as %s', (locale, label, shown) => {
  expect(etaLabel(label, locale)).toBe(shown);
});
