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

test('what can be spent, and how many points there are and what they are good for; what is not counted has no figure', async () => {
  show({ ...loyaltyOf(1000, 10_000), 'wallet.read': { balance: 50_000, available: 46_905, reserved: 3095 } });
  await screen.findByText('Worth AED 100.00 at checkout');
  await screen.findByText(/469\.05/);
  expect(said()).toEqual(['AED 469.05Wallet', '1,000Loyalty pointsWorth AED 100.00 at checkout', 'Referral points']);
});

test('points that come to no whole block are counted, and worth nothing is said of them', async () => {
  show(loyaltyOf(40, 0));
  await screen.findByText('40');
  expect(said()[1]).toBe('40Loyalty points');
});

test('without signal nothing is said of wallet and points, and never a nought that nobody counted', async () => {
  show({});
  await screen.findByText('Referral points');
  expect(said()).toEqual(['Wallet', 'Loyalty points', 'Referral points']);
});
