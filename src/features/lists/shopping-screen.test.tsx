import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { itemKey, listKey } from '#contract/rows/keys.ts';
import { itemsIn } from '#src/domain/lists/lists.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ShoppingScreen } from './shopping-screen.tsx';

vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  Link: (() => null) as never,
}));
vi.mock('./use-item-cards.ts', () => ({
  useItemCards: () => ({ cards: new Map(), isReading: false, nameOf: () => 'Milk' }),
}));

afterEach(() => attachShop(null));

test('what comes to mind in the aisle is added there, each tap on the plus going on in the field', async () => {
  const shop = new MemoryShop();
  shop.rows.set(listKey('w'), { name: 'Week', madeAt: '2026-11-23T08:00:00.000Z' });
  shop.rows.set(itemKey('w', '106001'), { quantity: 1, isChecked: false, rank: 'a0' });
  attachShop(shop);
  const { user } = showWidget(
    <QueryClientProvider client={createQueryClient({ send: () => new Promise(() => undefined) })}>
      <ShoppingScreen listId="w" />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
  const plus = screen.getByRole('button', { name: 'Add an item by name' });
  await user.click(plus);
  await user.type(screen.getByRole('searchbox'), 'cake candles{Enter}');
  await waitFor(() => expect(itemsIn(shop.view(), 'w').map(({ stockCode }) => stockCode)).toContain('*cake candles'));
  await user.click(plus);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
