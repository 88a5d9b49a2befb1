import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { attachShop } from '#src/offline/shop/shop-door.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { AddToListPanel } from './add-to-list-panel.tsx';

afterEach(() => attachShop(null));

function show(isComplete: boolean): void {
  const shop = new MemoryShop();
  shop.isComplete = isComplete;
  attachShop(shop);
  showWidget(<AddToListPanel card={cardOf('106001')} />);
}

test.each([
  ['not before the server has told of them', false, 0],
  ['once it has', true, 1],
])('"You have no lists yet" is said %s (W25)', (_when, isComplete, times) => {
  show(isComplete);
  expect(screen.queryAllByText(/You have no lists yet/)).toHaveLength(times);
});
