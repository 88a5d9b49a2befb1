/** Ways to pay an order (account.md section 4; remaining.md PAY 1 to 5): pure. */
import type { PaymentCard } from '#src/domain/payments/payment-card.ts';

export type PayMethod =
  | { readonly kind: 'wallet' }
  | { readonly kind: 'new-card' }
  | { readonly kind: 'saved-card'; readonly card: PaymentCard };

interface Known {
  /** `wallet`, `new-card` or a card's token; empty where nothing was tapped. */
  readonly wanted: string;
  readonly cards: readonly PaymentCard[];
  /** The wallet covers all of it. */
  readonly canUseWallet: boolean;
  /** There is something to pay. */
  readonly canUseCard: boolean;
}

/**
 * What is paid with: what the shopper tapped or used last, as far as it can be used. "When the net payable amount is 0 ... the wallet
 * method is selected automatically."
 */
export function payMethodOf({ wanted, cards, canUseWallet, canUseCard }: Known): PayMethod | null {
  const card = cards.find(({ token }) => token === wanted);
  if (canUseCard && card) return { kind: 'saved-card', card };
  if (canUseCard && wanted === 'new-card') return { kind: 'new-card' };
  return canUseWallet ? { kind: 'wallet' } : null;
}
