import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CartLine } from './cart-line.tsx';

const { set } = vi.hoisted(() => ({ set: vi.fn() }));
vi.mock('#src/blocks/set-line-or-say.ts', () => ({ setLineOrSay: set }));

const LINE = {
  stockCode: '101001',
  cartType: 'CRT',
  quantity: 1,
  seenPrice: 675,
  since: '2026-11-20T08:00:00.000Z',
  message: null,
  isGiftWrapped: false,
  isBox: false,
  perPlace: 0,
};
const QUOTED = {
  ...LINE,
  name: { en: 'Apples', ar: 'تفاح' },
  state: 'ok',
  price: 675,
  asked: 1,
  maximum: 99,
  minimumOrder: 1,
};

async function takeOut(more: object = {}, isKept = true) {
  set.mockResolvedValue(isKept);
  const undo = { last: null, offer: vi.fn<(message: string, undo: () => void) => void>(), undo: vi.fn() };
  const line = { ...LINE, ...more } as never;
  const cart = { known: { cards: new Map(), isRead: true }, quotedOf: () => QUOTED } as never;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { user } = showWidget(
    <RouterContextProvider router={router}>
      <CartLine line={line} cart={cart} undo={undo} variant="view_cart_box" />
    </RouterContextProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Less of Apples' }));
  return undo.offer;
}

beforeEach(() => void set.mockReset());

test('a line that was taken out is offered back, as it was and where it was', async () => {
  const offer = await takeOut();
  expect(set).toHaveBeenLastCalledWith(expect.objectContaining({ stockCode: '101001', quantity: 0 }), 'en');
  expect(offer).toHaveBeenCalledWith('Apples removed from the cart', expect.any(Function));
  offer.mock.lastCall?.[1]();
  const { since } = LINE;
  expect(set).toHaveBeenLastCalledWith(expect.objectContaining({ stockCode: '101001', quantity: 1, since }), 'en');
});

test('what could not be taken out is not offered back', async () => {
  expect(await takeOut({}, false)).not.toHaveBeenCalled();
});

test('a gift is not offered back: its message would be lost', async () => {
  expect(await takeOut({ message: 'Happy birthday' })).not.toHaveBeenCalled();
});

test.each([
  ['with signal, only once the shop has said it', false, null],
  ['without signal by the prices of this device', true, 'AED 20.25'],
])('what three come to is said %s', (_, isCut, said) => {
  if (isCut) noteUnreachable();
  else noteReachable();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const card = cardOf('101001', { price: 675 });
  const known = { cards: new Map([['101001', { card, asOf: '' }]]), isRead: true };
  const cart = { known, quotedOf: () => QUOTED } as never;
  showWidget(
    <RouterContextProvider router={router}>
      <CartLine line={{ ...LINE, quantity: 3 } as never} cart={cart} variant="view_cart_box" />
    </RouterContextProvider>,
  );
  const row = screen.getByRole('article').textContent.replaceAll(/\s/g, ' ');
  if (said === null) expect(row).not.toContain('20.25');
  else expect(row).toContain(said);
  noteReachable();
});
