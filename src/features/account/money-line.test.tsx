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
const loyaltyOf = (points: number) => ({
  'checkout.readExtras': { points, pointsFils: 0, pointsBlock: 500, vouchers: [], partners: [] },
});
const said = (): (string | undefined)[] =>
  screen.getAllByRole('link').map((link) => link.textContent?.replaceAll('\u00A0', ' '));

beforeEach(() => {
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});

test('what can be spent: the wallet, and how many points there are', async () => {
  show({ ...loyaltyOf(1000), 'wallet.read': { balance: 50_000, available: 46_905, reserved: 3095 } });
  await screen.findByText('1,000');
  await screen.findByText(/469\.05/);
  expect(said()).toEqual(['WalletAED 469.05', 'Loyalty points1,000', 'Referral pointsInvite friends']);
});

test('of none it is said that there are none', async () => {
  show(loyaltyOf(0));
  await screen.findByText('0');
});

test('without signal it is said where points come from: never a nought', async () => {
  show({});
  expect(said()).toEqual(['Wallet', 'Loyalty points', 'Referral pointsInvite friends']);
  await screen.findByText('From orders');
  expect(said()).toEqual(['Wallet', 'Loyalty pointsFrom orders', 'Referral pointsInvite friends']);
});
