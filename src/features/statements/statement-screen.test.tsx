import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Deposits, StatementMonth } from '#contract/statements.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable } from '#src/state/connectivity.ts';
import { rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { StatementScreen } from './statement-screen.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: React.ReactNode }) => <a href="/en">{children}</a>,
}));
vi.mock('#src/blocks/app-link.tsx', () => ({
  AppLink: ({ path, label, children }: { path: string; label?: string; children: React.ReactNode }) => (
    <a href={path} aria-label={label}>
      {children}
    </a>
  ),
}));
vi.mock('#src/blocks/screen-header.tsx', () => ({ ScreenHeader: () => null }));

const NONE: Deposits = { fils: 0, units: { en: 'containers', ar: 'عبوات' }, quantity: 0, moves: [] };
const november: StatementMonth = { name: 'Nov 2026', year: 2026, month: 11, saved: 250, total: 120_450 };
const october: StatementMonth = { name: 'Oct 2026', year: 2026, month: 10, saved: 0, total: 1000 };

async function show(months: readonly StatementMonth[], deposits = NONE) {
  const send = vi.fn(async ({ name }: { name: string }) => {
    const value = name === 'statements.readDeposits' ? deposits : { months };
    return { ok: true, value: { value, asOf: new Date().toISOString() } } as never;
  });
  const { user } = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <StatementScreen />
    </QueryClientProvider>,
  );
  const fold = await screen.findByText('Deposit balance');
  return { user, openDeposits: () => user.click(fold) };
}
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

beforeEach(() => {
  noteReachable();
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'Z2345678' });
});

test('each month says what it came to and saved, and leads to its own statement', async () => {
  await show([november, october]);
  expect(rows(screen.getByRole('table'))).toEqual([
    'MonthSavings (AED)Total (AED)Details',
    'November 2026View details2.501,204.50View details',
    'October 2026View details0.0010.00View details',
  ]);
  const [link] = screen.getAllByRole('link', { name: 'View details of November 2026' });
  expect(link?.getAttribute('href')).toBe('/account/monthlystatement?year=2026&month=11');
  expect(screen.getByTestId('statement-total').textContent).toMatch(/^AED.1,214\.50$/);
});

test('without purchases the way on leads home, and deposits have no data', async () => {
  const { openDeposits } = await show([]);
  expect(screen.getByText('There have been no purchases in the last 6 months')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/en');
  await openDeposits();
  expect(screen.getByText('No data available')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a deposit leads to its order and says how many there were with it', async () => {
  const words = { en: 'Paid with your order', ar: '' };
  const moves = [{ at: '2025-11-05T08:00:00.000Z', words, order: 1001, quantity: 2, fils: 400, running: 3 }];
  const { openDeposits } = await show([], { ...NONE, fils: 600, quantity: 3, moves });
  await openDeposits();
  const [, row] = rows(screen.getByRole('table'));
  expect(row).toContain('Wed 5 Nov 2025RSO-1001Paid with your order');
  expect(row).toMatch(/24\.003$/);
  expect(screen.getByRole('link', { name: 'RSO-1001' }).getAttribute('href')).toContain('/orderinvoice/RSO/1001/order');
});

test.each([
  [{ kind: 'refused', code: 'x', message: 'Too many at once' }, 'API Error: Too many at once'],
  [{ kind: 'signed-out' }, 'Authentication failed. Please log in again.'],
  [{ kind: 'invalid', call: 'statements.readMonths', path: 'data' }, 'Failed to fetch data. Please try again.'],
])('a failure %j is said in the words of the specification (account.md section 8)', async (error, words) => {
  const send = vi.fn(async () => ({ ok: false, error }) as never);
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <StatementScreen />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
