import { expect, test } from 'vitest';

import { NEW_CARD, SAVED_CARD, WALLET } from '#src/domain/checkout/choices.ts';
import type { PaymentCard } from '#src/domain/payments/payment-card.ts';

import { payMethodOf } from './pay-method.ts';

const card = (token: string): PaymentCard => ({
  token,
  scheme: 'visa',
  maskedPan: '411111******1111',
  expiry: '12/40',
});
const cards = [card('older'), card('newer')];
const byCard = { cards, wallets: ['samsung'] as const, canUseWallet: false, canUseCard: true };

test('the wallet is selected by itself where it covers everything, and never where it does not', () => {
  expect(payMethodOf({ ...byCard, canUseWallet: true, wanted: '' })).toEqual({ kind: 'wallet' });
  expect(payMethodOf({ ...byCard, wanted: WALLET })).toBeNull();
  expect(payMethodOf({ ...byCard, wanted: '' })).toBeNull();
});

test('a card that was tapped, or was kept with the last order, is taken as long as it is kept', () => {
  expect(payMethodOf({ ...byCard, wanted: 'older' })).toEqual({ kind: 'saved-card', card: cards[0] });
  expect(payMethodOf({ ...byCard, wanted: SAVED_CARD })).toEqual({ kind: 'saved-card', card: cards[1] });
  expect(payMethodOf({ ...byCard, wanted: 'removed' })).toBeNull();
  expect(payMethodOf({ ...byCard, cards: [], wanted: SAVED_CARD })).toBeNull();
});

test('a device’s wallet is taken as long as it is offered and there is something to pay', () => {
  expect(payMethodOf({ ...byCard, wanted: 'samsung' })).toEqual({ kind: 'device', wallet: 'samsung' });
  expect(payMethodOf({ ...byCard, wanted: 'apple' })).toBeNull();
  expect(payMethodOf({ ...byCard, canUseWallet: true, canUseCard: false, wanted: 'samsung' })).toEqual({
    kind: 'wallet',
  });
});

test('where there is nothing to pay no card is asked for', () => {
  const free = { cards, wallets: ['samsung'] as const, canUseWallet: true, canUseCard: false };
  expect(payMethodOf({ ...free, wanted: NEW_CARD })).toEqual({ kind: 'wallet' });
  expect(payMethodOf({ ...free, wanted: 'older' })).toEqual({ kind: 'wallet' });
  expect(payMethodOf({ ...byCard, wanted: NEW_CARD })).toEqual({ kind: 'new-card' });
});
