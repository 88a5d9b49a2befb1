/** A kept card as one text: N-Genius wants more than its token back, namely what it said of the card. No number is in it, no CVV. */
import { text } from '#contract/wire-types.ts';
import { record, type Decoded } from '#contract/wire.ts';
import type { ProviderCard } from '#server/gateways/payments/payment-gateway.ts';

import type { ngeniusPayment } from './ngenius-wire.ts';
import { readOrNull } from './read-or-null.ts';

const packed = record({
  cardToken: ['cardToken', text(1000)],
  cardholderName: ['cardholderName', text(300)],
  expiry: ['expiry', text(10)],
  maskedPan: ['maskedPan', text(30)],
  scheme: ['scheme', text(60)],
});

type SavedCard = NonNullable<Decoded<typeof ngeniusPayment>['savedCard']>;

const SCHEMES: Readonly<Record<string, ProviderCard['scheme']>> = {
  VISA: 'visa',
  MASTERCARD: 'mastercard',
  AMERICAN_EXPRESS: 'amex',
  AMEX: 'amex',
  DINERS_CLUB_INTERNATIONAL: 'driversclub',
  DINERS: 'driversclub',
};

/** Null where it is of a scheme that the shop does not show, or its number is not masked. */
export function keptCard({ token, holder, expiry, maskedPan, scheme }: SavedCard): ProviderCard | null {
  const known = SCHEMES[scheme.toUpperCase()];
  const [, year, month] = /^\d{2}(\d{2})-(\d{2})$/.exec(expiry) ?? [];
  if (!known || !year || !month || !/^\d{4,6}\*{4,}\d{4}$/.test(maskedPan)) return null;
  const whole = packed.encode({ cardToken: token, cardholderName: holder, expiry, maskedPan, scheme });
  return {
    token: Buffer.from(JSON.stringify(whole)).toString('base64url'),
    scheme: known,
    maskedPan,
    expiry: `${month}/${year}`,
  };
}

/** What N-Genius is sent to be paid with it; null where the text is none of ours. */
export function unpackCard(token: string): Decoded<typeof packed> | null {
  try {
    return readOrNull(packed, JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch {
    return null;
  }
}
