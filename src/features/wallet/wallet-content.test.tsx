import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { WalletBalance } from '#contract/wallet.ts';
import { myStatement, myWallet } from '#src/domain/wallet/queries.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';
import { WALLET_LIMITS } from '#tests/support/wallet-limits.ts';

import { WalletContent } from './wallet-content.tsx';

vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => vi.fn(),
  Link: (() => null) as never,
}));

const NEVER = [0, 0, 0, 0, 0, 0];
const months = (balances: readonly number[]): WalletBalance['months'] =>
  balances.map((balance, at) => ({ month: `2026-${String(at + 6).padStart(2, '0')}`, cameIn: 0, wentOut: 0, balance }));
const WALLET: WalletBalance = {
  balance: 95_000,
  available: 90_000,
  reserved: 5000,
  savings: 2000,
  months: months([0, 0, 0, 0, 100_000, 95_000]),
  limits: WALLET_LIMITS,
};
const SENT = {
  id: 2,
  at: '2026-11-22T08:00:00.000Z',
  kind: 'friend_sent',
  fils: -5000,
  balance: 95_000,
  doctype: 'PBO',
  docno: 700_001,
  who: 'omar@example.ae',
};
const AS_OF = '2026-11-22T10:00:00.000Z';

/** `link`: it brings the shop's answers, nothing at all, or the shop's errors. */
function show(link: 'up' | 'down' | 'broken', { isKept = true, wallet = WALLET } = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    'wallet.read': wallet,
    'wallet.readStatement': { entries: [SENT], count: 1, size: 10 },
    'wallet.readBulk': { rows: [] },
  };
  const send = vi.fn(async ({ name }: { name: string }) => {
    if (link === 'down') return { ok: false, error: { kind: 'offline' } } as never;
    if (link === 'broken' || !(name in answers)) return { ok: false, error: { kind: 'server', status: 500 } } as never;
    return { ok: true, value: { value: answers[name], asOf: new Date().toISOString(), message: 'Success' } } as never;
  });
  const client = createQueryClient({ send });
  if (isKept) {
    client.setQueryData(myWallet().queryKey, { value: wallet, asOf: AS_OF });
    client.setQueryData(myStatement().queryKey, { value: answers['wallet.readStatement'], asOf: AS_OF });
  }
  return showWidget(
    <QueryClientProvider client={client}>
      <WalletContent />
    </QueryClientProvider>,
  );
}
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');

beforeEach(() => {
  localStorage.clear();
  noteReachable();
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});

test('without signal the kept balance and statement are read, with their age, and it says that money needs a connection', async () => {
  noteUnreachable();
  show('down');
  expect(screen.getByTestId('wallet-balance').textContent).toMatch(/900\.00/);
  expect(await screen.findByText(/^Last updated/)).toBeTruthy();
  expect(text()).toContain('omar@example.ae');
  expect(text()).toContain('Adding and sending money needs a connection.');
  for (const name of ['Add money', 'Send money']) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  }
});

test('with signal nothing is said of an age; what can be spent is large, and what is promised to orders stands beside it', async () => {
  show('up', { isKept: false });
  expect((await screen.findByTestId('wallet-balance')).textContent).toMatch(/900\.00/);
  expect(text()).toContain('Reserved for your ordersAED 50.00');
  expect(text()).toContain('BalanceAED 950.00');
  expect(text()).toContain('Saved in six monthsAED 20.00');
  expect(screen.queryByText(/^Last updated/)).toBeNull();
});

test('what this device knew is marked as long as the shop is asked: money may have moved since', async () => {
  show('up');
  expect(text()).toContain('Available to spend · Updating…');
  await vi.waitFor(() => expect(text()).not.toContain('Updating…'));
  expect(text()).toContain('Available to spend');
});

test('nothing is said of what is nought', async () => {
  show('up', { wallet: { ...WALLET, available: 95_000, reserved: 0, savings: 0 } });
  expect(screen.getByTestId('wallet-balance').textContent).toMatch(/950\.00/);
  expect(text()).not.toMatch(/Reserved|Saved in/);
});

test('a device that never read it says so without signal; where the shop fails, whose fault it is', async () => {
  noteUnreachable();
  const { unmount } = show('down', { isKept: false });
  expect(await screen.findByText('You have not opened this page before')).toBeTruthy();
  unmount();
  noteReachable();
  show('broken', { isKept: false });
  expect(await screen.findByText('Something went wrong on our side')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('months are a table in dirhams, the newest first, from the first month of use; of a wallet that was never used, or this month alone, there is none', async () => {
  const { unmount } = show('up');
  const table = screen.getByRole('region', { name: 'Your balance over six months' });
  const rows = [...table.querySelectorAll('tr')].map(({ textContent }) => textContent);
  expect(rows[1]).toBe('Nov0.000.00950.00');
  expect(rows.slice(2)).toEqual(['Oct0.000.001,000.00']);
  unmount();
  const never = show('up', { wallet: { ...WALLET, balance: 0, available: 0, reserved: 0, months: months(NEVER) } });
  expect(screen.queryByText('Your balance over six months')).toBeNull();
  never.unmount();
  const isFirst = months(NEVER).map((one, at, all) => (at === all.length - 1 ? { ...one, cameIn: 500 } : one));
  show('up', { wallet: { ...WALLET, months: isFirst } });
  expect(screen.queryByText('Your balance over six months')).toBeNull();
});
