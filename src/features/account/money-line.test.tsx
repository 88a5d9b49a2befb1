import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { MoneyLine } from './money-line.tsx';

vi.mock(import('#src/blocks/app-link.tsx'), () => ({ AppLink: ({ path, children }) => <a href={path}>{children}</a> }));

function show(answers: Readonly<Record<string, unknown>>): void {
  const send = vi.fn(async ({ name }: { name: string }) =>
    answers[name]
      ? ({ ok: true, value: { value: answers[name], asOf: new Date().toISOString(), message: 'Success' } } as never)
      : ({ ok: false, error: { kind: 'offline' } } as never),
  );
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <ul>
        <MoneyLine />
      </ul>
    </QueryClientProvider>,
  );
}
const loyaltyOf = (points: number, pointsFils: number) => ({
  'checkout.readExtras': { points, pointsFils, pointsBlock: 500, vouchers: [], partners: [] },
});
const said = (): (string | undefined)[] =>
  screen.getAllByRole('link').map((link) => link.textContent?.replaceAll('\u00A0', ' '));

beforeEach(() => {
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});

test('what can be spent, and what points are good for or where they come from; never two counts of points', async () => {
  show({ ...loyaltyOf(1000, 10_000), 'wallet.read': { balance: 50_000, available: 46_905, reserved: 3095 } });
  await screen.findByText('Worth AED 100.00 at checkout');
  await screen.findByText(/469\.05/);
  expect(said()).toEqual([
    'WalletAED 469.05Top up',
    'Loyalty pointsWorth AED 100.00 at checkout',
    'Referral pointsFrom friends’ orders',
  ]);
});

test('points that come to no whole block are counted, and worth nothing is said of them', async () => {
  show(loyaltyOf(40, 0));
  await screen.findByText('40 points so far');
});

test('of none, and without signal, it is said where points come from: never a nought', async () => {
  show({});
  await screen.findByText('From friends’ orders');
  expect(said()).toEqual(['WalletTop up', 'Loyalty pointsFrom your orders', 'Referral pointsFrom friends’ orders']);
});
