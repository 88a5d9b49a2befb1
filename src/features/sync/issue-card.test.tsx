/** What a gift box refused: why, and each way on (storefront.md section 4, Gift box; docs/decisions, a gift box). */
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lineKey } from '#contract/rows/keys.ts';
import type { RefusalCode, RowValue } from '#contract/rules/mutation.ts';
import { attachShop, type Issue } from '#src/offline/shop/shop-door.ts';
import { showToast } from '#src/state/toasts.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { IssueCard } from './issue-card.tsx';

vi.mock('#src/state/toasts.ts', () => ({ showToast: vi.fn() }));

const LINE = { cartType: 'CGB', seenPrice: 500, since: '2026-11-24T08:00:00.000Z' };
const WHAT = 'Move Candle into the gift box';
const choose = (stockCode: string, instead: string | null = null) => ({ ...LINE, stockCode, instead });
const move = (stockCode: string, quantity = 1) => ({ ...LINE, stockCode, quantity, perPlace: 1 });

let shop: MemoryShop;
beforeEach(() => {
  shop = new MemoryShop();
  attachShop(shop);
});
afterEach(() => attachShop(null));

/** Shows the card of an edit that was refused. */
function show(name: string, code: RefusalCode, args: RowValue) {
  const issue: Issue = { id: 'refused', name, code, args, at: '2026-11-24T08:00:00.000Z' };
  shop.issues = [issue];
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return showWidget(
    <RouterContextProvider router={router}>
      <ul>
        <IssueCard issue={issue} what={WHAT} />
      </ul>
    </RouterContextProvider>,
  );
}
const ways = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const answered = () => waitFor(() => expect(shop.issues).toEqual([]));
const inBox = (stockCode: string) => shop.rows.get(lineKey('CGB', stockCode));
const inCart = (stockCode: string) => shop.rows.get(lineKey('CRT', stockCode));

test('box_taken: the box that was refused takes the place of the other, and what lies in that one', async () => {
  await shop.run('box.choose', choose('box0'));
  await shop.run('box.move', move('candle'));
  const { user } = show('box.choose', 'box_taken', choose('box1'));
  expect(screen.getByText('Another gift box was chosen on another device.')).toBeTruthy();
  expect(ways()).toEqual(['Edit', 'Take this box instead', 'Retry', 'Discard']);
  await user.click(button('Take this box instead'));
  await answered();
  expect([inBox('box0'), inBox('box1')?.['isBox'], inBox('candle')?.['quantity']]).toEqual([undefined, true, 1]);
});

test('box_taken, and the other was given up meanwhile: this one is simply chosen', async () => {
  const { user } = show('box.choose', 'box_taken', choose('box1'));
  await user.click(button('Take this box instead'));
  await answered();
  expect(inBox('box1')?.['isBox']).toBe(true);
});

test('no_box: leads to the boxes', () => {
  show('box.move', 'no_box', move('candle'));
  expect(screen.getByText('Choose a gift box first.')).toBeTruthy();
  expect(ways()).toEqual(['Choose a gift box', 'Edit', 'Retry', 'Discard']);
  expect(screen.getByRole('link', { name: 'Choose a gift box' }).getAttribute('href')).toMatch(
    /^\/en\/searchpage\?q=gift(%20|\+)box$/,
  );
});

test.each([
  ['box_full', 'Please remove gift items first before adding'],
  ['not_movable', 'This cannot be part of a gift box now, or it is out of stock.'],
] as const)('%s: the thing goes into the cart by itself, as many as were to be moved', async (code, why) => {
  const { user } = show('box.move', code, move('candle', 3));
  expect(screen.getByText(why)).toBeTruthy();
  expect(ways()).toEqual(['Edit', 'Put it in the cart', 'Retry', 'Discard']);
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/en/cart');
  await user.click(button('Put it in the cart'));
  await answered();
  expect([inCart('candle')?.['quantity'], inBox('candle')]).toEqual([3, undefined]);
});

test('what the cart still has is not put there twice', async () => {
  await shop.run('cart.set', { ...LINE, cartType: 'CRT', stockCode: 'candle', quantity: 2 });
  const { user } = show('box.move', 'box_full', move('candle', 2));
  await user.click(button('Put it in the cart'));
  await answered();
  expect(inCart('candle')?.['quantity']).toBe(2);
});

test('box_full of more of a thing that lies in the box: the cart is where it is mended', () => {
  show('cart.set', 'box_full', { ...LINE, stockCode: 'candle', quantity: 9 });
  expect(ways()).toEqual(['Edit', 'Retry', 'Discard']);
});

test('an answer that the device cannot keep leaves the card, and the shopper hears why', async () => {
  const { user } = show('box.move', 'not_movable', move('candle'));
  shop.outcome = { ok: false, why: 'full' };
  await user.click(button('Put it in the cart'));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.stringContaining('no room left'), 'error'));
  expect([shop.issues.length, inCart('candle')]).toEqual([1, undefined]);
});

test('tried again, or given up: the card is answered', async () => {
  const { user, unmount } = show('box.move', 'box_full', move('candle'));
  await user.click(button('Retry'));
  await answered();
  unmount();
  const again = show('box.move', 'box_full', move('candle'));
  await again.user.click(button('Discard'));
  await answered();
  expect(inCart('candle')).toBeUndefined();
});
