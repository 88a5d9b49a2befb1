import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { StatementView, YearMonth } from '#contract/statement-urls.ts';
import type { MonthStatement } from '#contract/statements.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable } from '#src/state/connectivity.ts';
import { rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { MonthScreen } from './month-screen.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: React.ReactNode }) => <a href="/en">{children}</a>,
}));
vi.mock('#src/blocks/app-link.tsx', () => ({
  AppLink: ({ path, children }: { path: string; children: React.ReactNode }) => <a href={path}>{children}</a>,
}));
vi.mock('#src/blocks/screen-header.tsx', () => ({ ScreenHeader: () => null }));

const NOTHING: MonthStatement = { orders: [], items: [], total: 0, saved: 0 };
const NOVEMBER = { year: 2025, month: 11 };
const both = (en: string) => ({ en, ar: '' });

function show(statement: MonthStatement, view: StatementView, asked: YearMonth | null = NOVEMBER) {
  const send = vi.fn(
    async (_call: unknown, _input: unknown) =>
      ({ ok: true, value: { value: statement, asOf: new Date().toISOString() } }) as never,
  );
  const onView = vi.fn();
  const { user } = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <MonthScreen asked={asked} view={view} onView={onView} />
    </QueryClientProvider>,
  );
  return { user, onView, asked: () => send.mock.calls.map(([, input]) => input) };
}
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ''));

beforeEach(() => {
  noteReachable();
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'Z2345678' });
});

test('by orders: each leads to the order, with what the month came to so far', async () => {
  const words = both('Order delivered');
  const orders = [
    { docno: 1001, at: '2025-11-05T08:00:00.000Z', words, fils: 1050, running: 1050 },
    { docno: 1004, at: '2025-11-06T08:00:00.000Z', words, fils: 3000, running: 4050 },
  ];
  const { user, onView, asked } = show({ ...NOTHING, orders, total: 4050 }, 'orders');
  expect(await rows()).toEqual([
    'DateOrderAmount (AED)Running total',
    'Wed 5 Nov 2025RSO-1001Order deliveredWed 5 Nov 202510.5010.50',
    'Thu 6 Nov 2025RSO-1004Order deliveredThu 6 Nov 202530.0040.50',
    'Total40.50',
  ]);
  expect(screen.getByRole('link', { name: 'RSO-1004' }).getAttribute('href')).toContain('/orderinvoice/RSO/1004/order');
  expect(asked()).toEqual([{ ...NOVEMBER, type: 'documentwise' }]);
  await user.click(screen.getByRole('tab', { name: 'View Items' }));
  expect(onView).toHaveBeenCalledWith('items');
});

test('by items: what they cost, and how that comes to the month’s total', async () => {
  const items = [{ name: both('Dates'), units: both('500 g'), quantity: 2, fils: 3000 }];
  show({ ...NOTHING, items, total: 3700, saved: 500 }, 'items');
  expect(await rows()).toEqual([
    'ItemSizeQtyAmount (AED)',
    'Dates500 g500 g230.00',
    'Total of the items30.00',
    'Fees, deposits and donations12.00',
    'Codes, vouchers and points−5.00',
    'Total37.00',
  ]);
});

test.each([
  ['orders', 'No order data available for the selected month.'],
  ['items', 'No item data available for the selected month.'],
] as const)('a month without %s says so', async (view, sentence) => {
  show(NOTHING, view);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('an address without a month says so, and nothing is asked for', () => {
  const { asked } = show(NOTHING, 'orders', null);
  expect(screen.getByText('Missing year or month parameters')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My statement' }).getAttribute('href')).toBe('/account/mystatement');
  expect(asked()).toEqual([]);
});
