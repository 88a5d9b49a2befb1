import { expect, test } from 'vitest';

import type { Quote, QuotedLine } from '#contract/cart.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';

import { estimateOf } from './estimate.ts';
import type { MyLine } from './lines.ts';
import { isQuoteOf } from './quote.ts';

const line = (stockCode: string, more: Partial<MyLine> = {}): MyLine => ({
  stockCode,
  cartType: 'CRT',
  quantity: 2,
  seenPrice: 500,
  since: '2026-11-21T08:00:00.000Z',
  message: null,
  isGiftWrapped: false,
  isBox: false,
  perPlace: 1,
  ...more,
});

const known = (stockCode: string, asOf: string, more: Partial<ProductCard> = {}) =>
  [
    stockCode,
    {
      asOf,
      card: {
        stockCode,
        price: 500,
        promotionPrice: null,
        minimumOrder: 1,
        availability: 'in-stock',
        ...more,
      } as ProductCard,
    },
  ] as const;

test('an estimate is of the prices that are known, says the oldest of them, and how many are not', () => {
  const cards = new Map([
    known('A', '2026-11-20T10:00:00.000Z', { promotionPrice: 400 }),
    known('B', '2026-11-18T10:00:00.000Z', { minimumOrder: 6 }),
    known('out', '2026-11-21T10:00:00.000Z', { availability: 'out-of-stock' }),
    known('R', '2026-01-01T10:00:00.000Z'),
  ]);
  const lines = [line('A'), line('B'), line('out'), line('new'), line('R', { cartType: 'REG' })];
  expect(estimateOf(lines, cards)).toEqual({
    rate: 3800,
    oldRate: 4000,
    savings: 200,
    asOf: '2026-11-18T10:00:00.000Z',
    unknown: 1,
  });
  expect(estimateOf([], cards)).toEqual({ rate: 0, oldRate: 0, savings: 0, asOf: null, unknown: 0 });
});

test('a quote counts for the lines that were asked about, and for no others', () => {
  const quoted = (stockCode: string, asked: number): QuotedLine =>
    ({ stockCode, cartType: 'CRT', asked, quantity: 99, seenPrice: 500, price: 500 }) as QuotedLine;
  const quote = {
    lines: [quoted('A', 2), quoted('B', 2)],
    regulars: [],
    gifts: { box: null, items: [] },
  } as unknown as Quote;
  expect(isQuoteOf(quote, [line('B'), line('A')])).toBe(true);
  expect(isQuoteOf(quote, [line('A')])).toBe(false);
  expect(isQuoteOf(quote, [line('A'), line('B', { quantity: 3 })])).toBe(false);
  expect(isQuoteOf(quote, [line('A'), line('B', { seenPrice: 501 })])).toBe(false);
  expect(isQuoteOf(quote, [line('A'), line('B'), line('C')])).toBe(false);
});
