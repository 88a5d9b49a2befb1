import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { HomeCarousel } from '#contract/catalogue.ts';
import { setLine } from '#src/domain/cart/set-line.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { BoughtAgain } from './bought-again.tsx';

beforeEach(() => {
  rememberUser({ id: 1, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C1' });
  attachShop(new MemoryShop());
});
afterEach(() => {
  attachShop(null);
  forgetUser(null);
});

function show(codes: readonly string[]) {
  const products = codes.map((code) => cardOf(code));
  const send = vi.fn(
    async () => ({ ok: true, value: { value: { products }, asOf: new Date().toISOString() } }) as never,
  );
  const onFound = vi.fn<(carousel: HomeCarousel | null) => void>();
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <BoughtAgain onFound={onFound} />
    </QueryClientProvider>,
  );
  return { send, onFound, offered: () => onFound.mock.lastCall?.[0]?.products.map(({ stockCode }) => stockCode) };
}
const add = (stockCode: string) =>
  act(async () => {
    await setLine({ stockCode, cartType: 'CRT' }, 1, 500);
  });

test('what is in the cart already is not offered; what is added from the row stays in it', async () => {
  await add('1');
  const { offered } = show(['1', '2', '3', '4', '5']);
  await vi.waitFor(() => expect(offered()).toEqual(['2', '3', '4', '5']));
  await add('2');
  expect(offered()).toEqual(['2', '3', '4', '5']);
});

test('where too little else is left, it stands last', async () => {
  await add('1');
  const { offered } = show(['1', '2', '3', '4']);
  await vi.waitFor(() => expect(offered()).toEqual(['2', '3', '4', '1']));
});

test('too few do not fill a row', async () => {
  const { onFound } = show(['1', '2', '3']);
  await vi.waitFor(() => expect(onFound).toHaveBeenCalled());
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(onFound.mock.calls.every(([found]) => found === null)).toBe(true);
});
