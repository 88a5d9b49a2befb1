import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { useBoxGifts } from './use-box-gifts.ts';

const NOTHING = { lines: [], known: { cards: new Map(), isRead: true } };
const gift = (code: string, more: Partial<ProductCard> = {}) => cardOf(code, { giftRole: 'movable', ...more });

function Codes({ cart }: { cart: Parameters<typeof useBoxGifts>[0] }) {
  const { query, gifts } = useBoxGifts(cart);
  return query.isPending ? null : <output>{gifts.map(({ stockCode }) => stockCode).join(' ')}</output>;
}

async function offered(shop: ProductCard[], mine: ProductCard[] = []): Promise<string> {
  const send = vi.fn(
    async () => ({ ok: true, value: { value: { products: shop }, asOf: new Date().toISOString() } }) as never,
  );
  const lines = mine.map(({ stockCode }) => ({ stockCode, cartType: 'CRT' }) as MyLine);
  const cards = new Map(mine.map((card) => [card.stockCode, { card, asOf: '' }]));
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <Codes cart={mine.length === 0 ? NOTHING : { lines, known: { cards, isRead: true } }} />
    </QueryClientProvider>,
  );
  return (await screen.findByRole('status')).textContent;
}

test('only what can lie in a box and can be bought now is offered', async () => {
  const others = [
    cardOf('1', { giftRole: 'container' }),
    cardOf('2', { giftRole: null, isEGift: true }),
    gift('3', { isComingSoon: true }),
    gift('4', { availability: 'out-of-stock' }),
  ];
  expect(await offered([...others, gift('5')])).toBe('5');
});

test('what the cart has of it comes first, and once', async () => {
  expect(await offered([gift('1'), gift('2'), gift('3')], [gift('3'), cardOf('4')])).toBe('3 1 2');
});
