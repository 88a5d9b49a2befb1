import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { openPanel } from '#src/state/panels.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ThanksScreen } from './thanks-screen.tsx';

vi.mock('#src/state/panels.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openPanel: vi.fn(),
}));

const words = { en: '24 Nov, 2026', ar: '24 نوفمبر 2026' };
const PLACED = {
  cartType: 'CRT',
  docno: 1001,
  doctype: 'RSO',
  state: 'Order Placed',
  mobile: '+971501234567',
  day: words,
  time: '12:00 - 14:00',
  startsAt: '2026-11-24T08:00:00.000Z',
  endsAt: '2026-11-24T10:00:00.000Z',
  parentDocno: null,
  images: [],
  giftBox: null,
};

async function show(fils: number, offersRegular: boolean, more: object = {}, paidBy: 'wallet' | null = null) {
  const value = {
    express: [{ isExpress: false }],
    orders: [{ ...PLACED, ...more }],
    address: { en: 'Villa 12\nDubai', ar: 'فيلا 12\nدبي' },
    totals: [{ fils }],
    paidBy,
    offersRegular,
  };
  const send = vi.fn(async ({ name }: { name: string }) =>
    name === 'orders.readThanks'
      ? ({ ok: true, value: { value, asOf: '', message: 'Success' } } as never)
      : ({ ok: false, error: { kind: 'offline' } } as never),
  );
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const shown = showWidget(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={createQueryClient({ send })}>
        <ThanksScreen doctype="PRO" docno={7} hasBanner />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  await screen.findByText('Total');
  return shown;
}
const prompt = () => screen.queryByRole('heading', { name: /^Make this a regular order\?/ });

beforeEach(() => localStorage.clear());

test.each([
  ['from AED 400 on', 40_000, true, true],
  ['not below', 39_999, true, false],
  ['not where the shop does not offer it', 40_000, false, false],
])('a regular order is offered %s', async (_, fils, offersRegular, isAsked) => {
  await show(fils, offersRegular);
  expect(prompt() !== null).toBe(isAsked);
});

test('names the gift box and what lies in it; nothing of it without one', async () => {
  const giftBox = { name: { en: 'Keepsake Box', ar: 'صندوق' }, inside: 3 };
  const { unmount } = await show(100, false, { giftBox });
  expect(screen.getByTestId('thanks-box').textContent).toBe('Keepsake Box · 3 products inside');
  unmount();
  await show(100, false);
  expect(screen.queryByTestId('thanks-box')).toBeNull();
});

test('Yes opens the form for this order, and asks on; No is kept for this order, and asked no more', async () => {
  const { user, unmount } = await show(40_000, true);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('regular_modal', { orderDocno: 1001 });
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(prompt()).toBeNull();
  unmount();
  await show(40_000, true);
  expect(prompt()).toBeNull();
});

test.each([
  ['wallet', /^Total AED.84\.50 · From your wallet$/],
  [null, /^Total AED.84\.50$/],
] as const)('how it was paid stands beside the total: %s', async (paidBy, said) => {
  await show(8450, false, {}, paidBy);
  expect(screen.getByText('Total').parentElement?.textContent).toMatch(said);
});
