import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { listKey } from '#contract/rows/keys.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { AddToListPanel } from './add-to-list-panel.tsx';

afterEach(() => attachShop(null));

function show(isComplete: boolean, lists: readonly string[] = []) {
  const shop = new MemoryShop();
  shop.isComplete = isComplete;
  for (const name of lists) shop.rows.set(listKey(name), { name, madeAt: '2026-11-23T08:00:00.000Z' });
  attachShop(shop);
  return showWidget(
    <QueryClientProvider client={createQueryClient({ send: async () => ({ ok: false, error: { kind: 'offline' } }) })}>
      <AddToListPanel card={cardOf('106001')} />
    </QueryClientProvider>,
  );
}

test.each([
  ['not before the server has told of them', false, 0],
  ['once it has', true, 1],
])('"You have no lists yet" is said %s (W25)', (_when, isComplete, times) => {
  show(isComplete);
  expect(screen.queryAllByText(/You have no lists yet/)).toHaveLength(times);
});

test('two lists of one name could not be told apart: a second is not made', async () => {
  const { user } = show(true, ['Sohour']);
  await user.type(screen.getByRole('textbox'), ' sohour ');
  await user.click(screen.getByRole('button', { name: 'Create and add' }));
  expect(screen.getByText('You already have a list of this name')).toBeTruthy();
  expect(screen.getAllByText('Sohour')).toHaveLength(1);
});
