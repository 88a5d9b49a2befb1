import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CartPanel } from './cart-panel.tsx';

const cart = vi.hoisted(() => vi.fn());
vi.mock('./regular-items.tsx', () => ({ RegularItems: () => null }));
vi.mock(import('./use-cart.ts'), async (original) => ({ ...(await original()), useCart: cart }));

const AS_OF = '2026-11-20T08:00:00.000Z';
const LINE = { stockCode: '101001', cartType: 'CRT', quantity: 2, seenPrice: 675, since: AS_OF, message: null };
const QUOTED = { ...LINE, name: { en: 'Apples', ar: 'تفاح' }, state: 'ok', price: 675, asked: 2, maximum: 99 };

function show(more: object) {
  cart.mockReturnValue({
    isRead: true,
    lines: [LINE],
    outOfStock: [],
    known: { cards: new Map(), isRead: true },
    quotedOf: () => QUOTED,
    quote: { total: 1350, lines: [QUOTED] },
    deposit: 0,
    isCurrent: true,
    asOf: AS_OF,
    error: null,
    estimate: { rate: 1300, asOf: AS_OF },
    ...more,
  });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return showWidget(
    <RouterContextProvider router={router}>
      <CartPanel />
    </RouterContextProvider>,
  );
}
const inBar = (): string => screen.getByRole('region', { name: 'Checkout' }).textContent.replaceAll(/\s/g, ' ');

afterEach(noteReachable);

test('nothing is called empty before the device’s own lines were read', () => {
  const { container } = show({ isRead: false, lines: [] });
  expect(container.textContent).toBe('');
});

test('the lines, what they come to, checkout, and the way to the whole cart', () => {
  show({});
  expect(screen.getByRole('article').textContent).toContain('Apples');
  expect(screen.getByRole('region', { name: /^Cart items/ }).textContent).toContain('1');
  expect(inBar()).toContain('AED 13.50');
  expect(inBar()).toContain('Includes VAT');
  expect(screen.getByRole('link', { name: 'See the whole cart' }).getAttribute('href')).toBe('/en/cart');
});

test('without signal the total is this device’s own, and is said not to be confirmed', () => {
  noteUnreachable();
  show({ isCurrent: false, quote: null, quotedOf: () => undefined, error: { kind: 'offline' } });
  expect(inBar()).toContain('AED 13.00');
  expect(inBar()).toContain('Not confirmed');
  expect(screen.getByText(/^No signal\. Your changes are safe/)).toBeTruthy();
});

test('a cart of nothing leads back to the shelves and not to checkout', () => {
  show({ lines: [], quote: { total: 0, lines: [] }, estimate: { rate: 0, asOf: null } });
  expect(screen.getByText('Your cart is empty')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en');
  expect(screen.queryByRole('region', { name: 'Checkout' })).toBeNull();
});
