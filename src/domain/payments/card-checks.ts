import { paymentMessages } from '#contract/messages/payments.ts';
import type { Sentence } from '#contract/messages/sentence.ts';

/** Which fields of the provider's form are right, as it says. */
export interface CardValidity {
  readonly number: boolean;
  readonly name: boolean;
  readonly expiry: boolean;
  readonly cvv: boolean;
}

/** "On Pay the checks run in this order: number, name, expiry, CVV" (account.md section 4): what the first wrong one is told. */
export function firstWrong(valid: CardValidity): Sentence | null {
  if (!valid.number) return paymentMessages.number;
  if (!valid.name) return paymentMessages.name;
  if (!valid.expiry) return paymentMessages.expiry;
  return valid.cvv ? null : paymentMessages.cvv;
}
