import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Regular } from '#contract/regulars.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable } from '#src/state/connectivity.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RegularItems } from './regular-items.tsx';

const { set, open } = vi.hoisted(() => ({ set: vi.fn(async () => true), open: vi.fn() }));
vi.mock('#src/blocks/set-line-or-say.ts', () => ({ setLineOrSay: set }));
vi.mock('#src/state/panels.ts', async (importOriginal) => ({ ...(await importOriginal<object>()), openPanel: open }));
vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSessionUser: () => ({ id: 1 }),
}));
vi.mock('#src/domain/catalogue/cards-by-code.ts', () => ({
  useCards: (codes: readonly string[]) => ({
    cards: new Map(codes.map((code) => [code, { card: cardOf(code, { price: 650 }), asOf: '' }])),
    isRead: true,
  }),
}));

const milk = {
  docno: 1001,
  stockCode: '106003',
  name: { en: 'Milk', ar: 'حليب' },
  orderedDay: '',
  nextDay: '2026-12-01',
  time: '10:00 - 12:00',
  quantity: 2,
  payState: 'ON DELIVERY',
  isRunning: true,
  mayChange: true,
};
const line = {
  cartType: 'REG',
  stockCode: '106001',
  quantity: 3,
  seenPrice: 500,
  since: '2026-11-20T08:00:00.000Z',
  message: null,
  isGiftWrapped: false,
  isBox: false,
  perPlace: 1,
};

function show(regulars: readonly object[], lines: readonly object[] = []) {
  const send = vi.fn(
    async () => ({ ok: true, value: { value: { regulars: regulars as Regular[] }, asOf: '2026-11-28' } }) as never,
  );
  const undo = { last: null, offer: vi.fn(), undo: vi.fn() };
  const cart = { lines, known: { cards: new Map(), isRead: true }, quotedOf: () => undefined };
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const shown = showWidget(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={createQueryClient({ send })}>
        <RegularItems cart={cart as never} undo={undo} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return { ...shown, undo, asked: () => vi.waitFor(() => expect(send).toHaveBeenCalled()) };
}
const rows = async () =>
  within(await screen.findByRole('region', { name: /^Regular items/ }))
    .getAllByRole('article')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

beforeEach(() => {
  noteReachable();
  set.mockClear();
});

test('the next deliveries stand there with their day, hours and price, and nothing changes them', async () => {
  const bread = { ...milk, docno: 1002, stockCode: '106004', payState: 'PAID' };
  const { user } = show([milk, bread]);
  expect(await rows()).toEqual([
    expect.stringMatching(
      /Next delivery: Tue 1 Dec.*10:00 – 12:00 · From your wallet each time.*AED 6\.50 × 2AED 13\.00$/,
    ),
    expect.stringMatching(/×.?2.*Next delivery: Tue 1 Dec.*Paid$/),
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'My regulars' }));
  expect(open).toHaveBeenCalledWith('myregulars', {});
});

test('one that is an order already comes as it was: neither the new quantity nor its sum is said of it', async () => {
  show([{ ...milk, orderedDay: '2026-11-30' }]);
  const [row = ''] = await rows();
  expect(row).toContain('unchanged');
  expect(row).not.toMatch(/13\.00|×/);
});

test('of many the next three, and how many there are', async () => {
  show(Array.from({ length: 5 }, (_, at) => ({ ...milk, docno: at })));
  expect(await rows()).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('5');
});

test('without one that comes there is no such section', async () => {
  const { asked, container } = show([
    { ...milk, isRunning: false },
    { ...milk, payState: 'UNPAID', orderedDay: '', nextDay: '' },
  ]);
  await asked();
  expect(container.textContent).toBe('');
});

test('a line that another client once put there only goes', async () => {
  const { user, undo } = show([], [line]);
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'My regulars' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove 106001' }));
  expect(set).toHaveBeenCalledWith(expect.objectContaining({ cartType: 'REG', quantity: 0 }), 'en');
  expect(undo.offer).not.toHaveBeenCalled();
});
