import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { VouchersScreen } from './vouchers-screen.tsx';

vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSessionUser: () => ({ id: 1 }),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: React.ReactNode }) => <a href="/en">{children}</a>,
}));
vi.mock('#src/blocks/app-link.tsx', () => ({
  AppLink: ({ path, children }: { path: string; children: React.ReactNode }) => <a href={path}>{children}</a>,
}));
vi.mock('#src/blocks/screen-header.tsx', () => ({ ScreenHeader: () => null }));

const REWARDS = {
  points: 0,
  pointsFils: 0,
  pointsBlock: 500,
  blockFils: 5000,
  perHundred: 10,
  months: 6,
  ending: null,
  moves: [],
};

function show(free: object[], past: object[] = [], points = 0) {
  const send = vi.fn(async ({ name }: { name: string }) => {
    if (name === 'points.read') {
      return { ok: true, value: { value: { ...REWARDS, points }, asOf: new Date().toISOString() } } as never;
    }
    const vouchers = name === 'checkout.readPastVouchers' ? past : free;
    return { ok: true, value: { value: { vouchers }, asOf: new Date().toISOString() } } as never;
  });
  return showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <VouchersScreen />
    </QueryClientProvider>,
  );
}

test('each voucher says what it is worth and its last day', async () => {
  const title = { en: 'AED 20 from Zad', ar: '' };
  show([{ id: 1, title, fils: 2000, expiresAt: '2027-05-26T19:59:59.999Z' }]);
  const card = await screen.findByRole('region');
  expect(card.textContent).toMatch(/AED 20 from ZadAED.20\.00Until 26 May 2027/);
  expect(screen.queryByText('You have no vouchers')).toBeNull();
});

test('points that are enough for a voucher can become one here', async () => {
  show([], [], 500);
  expect(await screen.findByRole('button', { name: /^Turn 500 points into AED.50\.00$/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'My vouchers' })).toBeNull();
});

test('who has none reads so', async () => {
  show([]);
  expect(await screen.findByText('You have no vouchers')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByText('Used and expired')).toBeNull();
});

test('one that was used leads to its order, and one that nobody used says that it has expired', async () => {
  const title = { en: 'AED 20 from Zad', ar: '' };
  const at = '2026-11-20T08:00:00.000Z';
  show(
    [],
    [
      { id: 2, title, fils: 2000, state: 'used', at, order: 1001 },
      { id: 1, title, fils: 1500, state: 'ended', at, order: 0 },
    ],
  );
  const [used, ended] = await screen.findAllByRole('listitem');
  expect(used?.textContent).toMatch(/AED 20 from ZadRSO-1001.*AED.20\.00Used/);
  expect(screen.getByRole('link', { name: 'RSO-1001' }).getAttribute('href')).toBe('/orderinvoice/RSO/1001/order');
  expect(ended?.textContent).toMatch(/AED.15\.00Expired/);
});
