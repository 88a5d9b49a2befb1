/** The cards that the sandbox takes, and what each does (docs/payments-sandbox.md). It takes no others, so that nobody types a real one. */
import type { ProviderCard } from '#server/gateways/payments/payment-gateway.ts';

/**
 * What becomes of a payment: `late` is authorised only after some seconds, `silent` is authorised but its request is never
 * answered, `fails_3ds` fails the challenge whatever the shopper presses.
 */
export const TEST_CARD_OUTCOMES = ['approved', 'asks_3ds', 'fails_3ds', 'declined', 'late', 'silent'] as const;
export type CardOutcome = (typeof TEST_CARD_OUTCOMES)[number];

export interface TestCard {
  /** Digits alone. */
  readonly number: string;
  readonly scheme: ProviderCard['scheme'];
  readonly outcome: CardOutcome;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', scheme: 'visa', outcome: 'approved' },
  { number: '5555555555554444', scheme: 'mastercard', outcome: 'approved' },
  { number: '378282246310005', scheme: 'amex', outcome: 'approved' },
  { number: '30569309025904', scheme: 'driversclub', outcome: 'approved' },
  { number: '4000000000003220', scheme: 'visa', outcome: 'asks_3ds' },
  { number: '5200828282828210', scheme: 'mastercard', outcome: 'asks_3ds' },
  { number: '4000008400001629', scheme: 'visa', outcome: 'fails_3ds' },
  { number: '4000000000000002', scheme: 'visa', outcome: 'declined' },
  { number: '4000000000000077', scheme: 'visa', outcome: 'late' },
  { number: '4000000000000119', scheme: 'visa', outcome: 'silent' },
];

export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

/** Such as 411111******1111: the first six and the last four digits. */
export function maskPan(number: string): string {
  return `${number.slice(0, 6)}${'*'.repeat(number.length - 10)}${number.slice(-4)}`;
}

/** How many digits a card's CVV has. */
export function testCardCvvLength(scheme: ProviderCard['scheme']): number {
  return scheme === 'amex' ? 4 : 3;
}
