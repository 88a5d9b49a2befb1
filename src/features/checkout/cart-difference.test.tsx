import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { QuotedLine } from '#contract/cart.ts';
import { cartQuote } from '#src/domain/cart/quote.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CartDifference } from './cart-difference.tsx';

const SENTENCE = 'Your cart showed AED 63.50 for the products. They come to AED 68.50 now.';
const APPLES: QuotedLine = {
  stockCode: '101001',
  cartType: 'CRT',
  name: { en: 'Apples', ar: 'تفاح' },
  image: '',
  state: 'ok',
  seenPrice: 6350,
  price: 6350,
  oldPrice: 6350,
  asked: 1,
  quantity: 1,
  minimumOrder: 1,
  maximum: 99,
};

/** `asked`: what the cart's total is of; the device's cart is empty. Undefined where the cart was never opened. */
function show(goods: number, asked: readonly QuotedLine[] | undefined) {
  const client = new QueryClient();
  const value = {
    lines: [...(asked ?? [])],
    regulars: [],
    gifts: { box: null, items: [] },
    cartRate: 6350,
    giftRate: 0,
    oldRate: 6350,
    savings: 0,
    total: 6350,
    vat: 302,
    deposit: 0,
  };
  if (asked) client.setQueryData(cartQuote().queryKey, { value, asOf: '2026-11-22T18:00:00.000Z' });
  const label = { en: 'Items', ar: 'المنتجات' };
  showWidget(
    <QueryClientProvider client={client}>
      <CartDifference lines={[{ id: 'goods', fils: goods, label, colour: '', face: '' }]} />
    </QueryClientProvider>,
  );
  return screen.queryByRole('status')?.textContent?.replace(/\s/g, ' ');
}

test('what changed since the cart is said beside the total', () => {
  expect(show(6850, [])).toBe(SENTENCE);
});

test.each([
  ['it is the same', 6350, []],
  ['the cart showed a total of other lines', 6850, [APPLES]],
  ['the cart showed none', 6850, undefined],
] as const)('nothing is said where %s', (_when, goods, asked) => {
  expect(show(goods, asked)).toBeUndefined();
});
