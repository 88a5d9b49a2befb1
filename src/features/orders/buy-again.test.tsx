import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { cardByCode } from '#src/domain/catalogue/cards-by-code.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { BuyAgain } from './buy-again.tsx';

const words = { en: 'Apples', ar: 'تفاح' };
const CARD = cardOf('101001', { name: words });

let shop: MemoryShop;
beforeEach(() => {
  rememberUser({ id: 1, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C1' });
  shop = new MemoryShop();
  attachShop(shop);
});
afterEach(() => {
  attachShop(null);
  forgetUser(null);
});

test('a row says how many were ordered and has no stepper; Buy Again puts one into the cart, and says how many are there', async () => {
  const client = createQueryClient({ send: vi.fn() as never });
  client.setQueryData(cardByCode('101001').queryKey, { card: CARD, asOf: new Date().toISOString(), isFresh: true });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { user } = showWidget(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <BuyAgain items={[{ stockCode: '101001', name: words, quantity: 3, units: null, image: '', amount: null }]} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  const row = screen.getByRole('article');
  expect(row.textContent).toContain('Qty 3');
  expect(within(row).getAllByRole('button')).toHaveLength(1);
  await user.click(within(row).getByRole('button', { name: 'Buy Again: Apples' }));
  await within(row).findByText('In your cart: 1');
  expect(within(row).getAllByRole('button')).toHaveLength(1);
});
