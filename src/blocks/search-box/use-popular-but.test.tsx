import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { usePopularBut } from './use-popular-but.ts';

const PRODUCTS = ['1', '2', '3', '4', '5', '6', '7'].map((code) => cardOf(code));
const send = vi.fn(async () => ({
  ok: true,
  value: { value: { products: PRODUCTS }, asOf: new Date().toISOString() },
}));

function Popular() {
  const cards = usePopularBut([cardOf('2')], new Set(['1', '4']));
  return <output>{cards.map(({ stockCode }) => stockCode).join(' ')}</output>;
}

test('what everybody buys, without what is offered as bought and what is in the cart: others take their places', async () => {
  showWidget(
    <QueryClientProvider client={createQueryClient({ send: send as never })}>
      <Popular />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 5 6 7'));
});
