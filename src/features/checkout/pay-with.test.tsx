import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { DeviceWallet } from '#contract/device-wallets.ts';
import type { PaymentCard } from '#src/domain/payments/payment-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { PayWith } from './pay-with.tsx';

function show(wallets: readonly DeviceWallet[], canUseCard = true, cards: readonly PaymentCard[] = []) {
  const onChoose = vi.fn();
  const chosen = wallets[0] ? ({ kind: 'device', wallet: wallets[0] } as const) : null;
  const shown = showWidget(
    <QueryClientProvider client={new QueryClient()}>
      <PayWith
        chosen={chosen}
        onChoose={onChoose}
        canUseWallet={false}
        canUseCard={canUseCard}
        cards={cards}
        wallets={wallets}
      />
    </QueryClientProvider>,
  );
  return { ...shown, onChoose };
}

const names = (): (string | null)[] =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? null);

test('the wallets of devices stand between the shop’s own and a card, in the order of the specification', async () => {
  const { user, onChoose } = show(['apple', 'samsung']);
  expect(names()).toEqual([expect.stringContaining('Wallet'), 'Apple Pay', 'Samsung Pay', 'New card']);
  expect(screen.getByRole('radio', { name: 'Apple Pay', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Samsung Pay' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('samsung');
});

test('one that is not offered is not there, and with nothing to pay none can be chosen', () => {
  show(['samsung'], false);
  expect(screen.queryByRole('radio', { name: 'Apple Pay' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Samsung Pay' }).disabled).toBe(true);
});

test('a kept card has the mark of its scheme, which says nothing that its name does not', () => {
  const schemes = ['visa', 'mastercard', 'amex', 'driversclub'] as const;
  show(
    [],
    true,
    schemes.map((scheme) => ({ token: scheme, scheme, maskedPan: '4000******0000', expiry: '12/40' })),
  );
  const marks = [...document.querySelectorAll('label svg[aria-hidden="true"][data-scheme]')].map((mark) =>
    mark.getAttribute('data-scheme'),
  );
  expect(marks).toEqual([...schemes]);
  expect(screen.getByRole('radio', { name: /^Mastercard 4000/ })).toBeTruthy();
});

test.each([
  [true, 'WalletAvailable: AED 20.00'],
  [false, 'WalletAvailable: AED 20.00 · Insufficient balance'],
])('the wallet says what it has, and whether that suffices: %s', (canUseWallet, said) => {
  showWidget(
    <QueryClientProvider client={new QueryClient()}>
      <PayWith
        chosen={null}
        onChoose={vi.fn()}
        {...{ canUseWallet, balance: 2000, canUseCard: true, cards: [], wallets: [] }}
      />
    </QueryClientProvider>,
  );
  expect(names()[0]?.replaceAll('\u00a0', ' ')).toBe(said);
});
