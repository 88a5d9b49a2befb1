/** What the shop's server and the sandbox say to each other. Amounts are whole fils. */
import { DEVICE_WALLETS } from '#contract/device-wallets.ts';
import { checked, filledText } from '#contract/wire-checks.ts';
import { bool, freeform, integer, list, nullable, oneOf, orElse, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import { PROVIDER_STATES } from '#server/gateways/payments/payment-gateway.ts';

const amount = integer({ min: 1, max: 2_000_000_000 });
/** Also a part of an address. */
const reference = checked(text(100), (value) => /^[\w.-]+$/.test(value), 'must be letters, digits, dots and hyphens');

/** One of `sessionId` alone, or `token` with or without one. */
export const authoriseBody = record({
  ref: ['ref', reference],
  fils: ['fils', amount],
  token: ['token', orElse(nullable(text(100)), null)],
  sessionId: ['sessionId', orElse(nullable(text(100)), null)],
  keepsCard: ['keepsCard', bool],
  language: ['language', oneOf(['en', 'ar'])],
});

/** A payment that waits for a wallet's sheet; the addresses are the shop's, for where the sheet ends. */
export const walletBody = record({
  ref: ['ref', reference],
  fils: ['fils', amount],
  wallet: ['wallet', oneOf(DEVICE_WALLETS)],
  language: ['language', oneOf(['en', 'ar'])],
  callbackUrl: ['callbackUrl', text(500)],
  cancelUrl: ['cancelUrl', text(500)],
});

export const operationBody = record({
  key: ['key', filledText(200)],
  /** Not of a void. */
  fils: ['fils', orElse(nullable(amount), null)],
});

export const paymentAnswer = record({
  ref: ['ref', text(100)],
  state: ['state', oneOf(['pending', ...PROVIDER_STATES])],
  fils: ['fils', integer()],
  captured: ['captured', integer()],
  refunded: ['refunded', integer()],
  isSettled: ['isSettled', bool],
  challenge: ['challenge', nullable(freeform)],
  card: [
    'card',
    nullable(
      record({
        token: ['token', text(100)],
        scheme: ['scheme', oneOf(['visa', 'mastercard', 'amex', 'driversclub'])],
        maskedPan: ['maskedPan', text(30)],
        expiry: ['expiry', text(5)],
      }),
    ),
  ],
  operations: ['operations', list(text(200))],
});

export const refusalAnswer = record({
  message: ['message', text(500)],
  isFinal: ['isFinal', bool],
});
