import { expect, test, vi } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RowNote } from './row-note.tsx';

const { inCart } = vi.hoisted(() => ({ inCart: { now: 0 } }));
vi.mock(import('#src/domain/cart/lines.ts'), async (real) => ({ ...(await real()), useQuantity: () => inCart.now }));

function said(now: number, card: Partial<ReturnType<typeof cardOf>>, quantity = 0): string | null {
  inCart.now = now;
  const known = { card: { ...cardOf('106001'), ...card }, asOf: '2026-11-24T10:00:00Z' };
  return showWidget(<RowNote known={known} standing="saved" quantity={quantity} />).container.textContent;
}

test.each([
  { has: 0, wants: 2, says: '' },
  { has: 1, wants: 2, says: '1 of 2 in the cart' },
  { has: 2, wants: 2, says: '' },
  { has: 3, wants: 2, says: '' },
])('a list that wants $wants, of which the cart has $has', ({ has, wants, says }) => {
  expect(said(has, { minimumOrder: 1 }, wants)).toBe(says);
});

test('what is wanted counts in steps of the minimum order, as the button of the whole list counts it', () => {
  expect(said(0, { minimumOrder: 3 }, 4)).toBe('At least 6');
  expect(said(0, { minimumOrder: 3 }, 6)).toBe('');
  expect(said(3, { minimumOrder: 3 }, 6)).toBe('3 of 6 in the cart');
});

test('a favourite wants none in particular, and nothing is said of what is out of stock', () => {
  expect(said(1, {})).toBe('');
  expect(said(1, { availability: 'out-of-stock' }, 2)).toBe('Out of stock');
});
