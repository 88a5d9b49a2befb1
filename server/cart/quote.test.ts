import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { AskedLine } from '#contract/cart.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';

import { quoteOf } from './quote.ts';

const cardOf = (stockCode: string, more: Partial<ProductCard> = {}): ProductCard =>
  ({
    stockCode,
    name: { en: `Product ${stockCode}`, ar: `منتج ${stockCode}` },
    image: `/images/${stockCode}.svg`,
    price: 1000,
    promotionPrice: null,
    minimumOrder: 1,
    availability: 'in-stock',
    listing: 'active',
    isComingSoon: false,
    giftRole: null,
    ...more,
  }) as ProductCard;

const line = (stockCode: string, more: Partial<AskedLine> = {}): AskedLine => ({
  stockCode,
  cartType: 'CRT',
  quantity: 1,
  seenPrice: 1000,
  ...more,
});

const quote = (lines: AskedLine[], ...cards: ProductCard[]) =>
  quoteOf(lines, new Map(cards.map((card) => [card.stockCode, card])), new Map([['A', 300]]));

describe('a line', () => {
  test.each<[string, Partial<ProductCard>, Partial<AskedLine>, object]>([
    ['is ok', {}, {}, { state: 'ok', price: 1000, quantity: 1 }],
    ['costs more now', { price: 1250 }, {}, { state: 'price_changed', seenPrice: 1000, price: 1250 }],
    ['costs less now', { promotionPrice: 800 }, {}, { state: 'price_changed', price: 800, oldPrice: 1000 }],
    ['was seen at its promotion', { promotionPrice: 800 }, { seenPrice: 800 }, { state: 'ok', price: 800 }],
    ['is out of stock', { availability: 'out-of-stock' }, {}, { state: 'out_of_stock', price: 0, quantity: 0 }],
    ['has rate 0', { price: 0 }, {}, { state: 'out_of_stock', quantity: 0 }],
    ['is taken off the shelf', { listing: 'inactive' }, {}, { state: 'out_of_stock', quantity: 0 }],
    ['comes soon', { isComingSoon: true }, {}, { state: 'out_of_stock', quantity: 0 }],
    ['is too many', {}, { quantity: 500 }, { state: 'maximum', quantity: 99, asked: 500, maximum: 99 }],
    ['is brought to whole steps', { minimumOrder: 6 }, { quantity: 7 }, { state: 'ok', quantity: 12, maximum: 96 }],
    [
      'says the price before the maximum',
      { price: 900 },
      { quantity: 500 },
      { state: 'price_changed', quantity: 99, maximum: 99 },
    ],
  ])('%s', (_, card, asked, expected) => {
    expect(quote([line('A', asked)], cardOf('A', card)).lines[0]).toMatchObject(expected);
  });

  test('of a product that the shop no longer has is out of stock', () => {
    const { lines, total } = quote([line('gone')]);
    expect(lines[0]).toMatchObject({ stockCode: 'gone', state: 'out_of_stock', quantity: 0 });
    expect(total).toBe(0);
  });
});

test('the totals: cart and gift box together, regular orders apart, savings against the old rate, VAT within', () => {
  const answer = quote(
    [
      line('A', { quantity: 2, seenPrice: 800 }),
      line('B', { quantity: 3 }),
      line('BOX', { cartType: 'CGB', seenPrice: 5000 }),
      line('G', { cartType: 'CGB', quantity: 2 }),
      line('R', { cartType: 'REG' }),
      line('out'),
    ],
    cardOf('A', { promotionPrice: 800 }),
    cardOf('B'),
    cardOf('BOX', { price: 5000, giftRole: 'container' }),
    cardOf('G', { giftRole: 'movable' }),
    cardOf('R'),
    cardOf('out', { availability: 'out-of-stock' }),
  );
  expect(answer).toMatchObject({
    cartRate: 4600,
    giftRate: 7000,
    total: 11_600,
    oldRate: 12_000,
    savings: 400,
    vat: 552,
    // Of A alone; apart from the total, and no VAT is in it.
    deposit: 600,
  });
  expect(answer.gifts.box?.stockCode).toBe('BOX');
  expect(answer.gifts.items.map(({ stockCode }) => stockCode)).toEqual(['G']);
  expect(answer.regulars.map(({ stockCode }) => stockCode)).toEqual(['R']);
  expect(answer.lines.map(({ stockCode }) => stockCode)).toEqual(['A', 'B', 'out']);
});

test('whatever is asked, the total is whole fils and the sum of its lines; what was seen never counts', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 9999 }),
          seenPrice: fc.integer({ min: 0, max: 1_000_000 }),
          price: fc.integer({ min: 0, max: 100_000 }),
          minimumOrder: fc.integer({ min: 1, max: 12 }),
        }),
        { maxLength: 20 },
      ),
      (rows) => {
        const lines = rows.map(({ quantity, seenPrice }, at) => line(`P${at}`, { quantity, seenPrice }));
        const cards = rows.map(({ price, minimumOrder }, at) => cardOf(`P${at}`, { price, minimumOrder }));
        const answer = quote(lines, ...cards);
        expect(answer.total).toBe(answer.lines.reduce((sum, one) => sum + one.price * one.quantity, 0));
        expect(Number.isSafeInteger(answer.total)).toBe(true);
        const unseen = quote(
          lines.map((one) => ({ ...one, seenPrice: 0 })),
          ...cards,
        );
        expect(unseen.total).toBe(answer.total);
        expect(answer.lines.every((one) => one.quantity % one.minimumOrder === 0)).toBe(true);
      },
    ),
  );
});
