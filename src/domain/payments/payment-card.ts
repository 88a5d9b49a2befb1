import type { readSavedCards } from '#contract/payments.ts';
import type { Decoded } from '#contract/wire.ts';

/** A card that the provider keeps for the shopper; the token is the shop's own name for it. */
export type PaymentCard = Decoded<(typeof readSavedCards)['answer']>['cards'][number];
