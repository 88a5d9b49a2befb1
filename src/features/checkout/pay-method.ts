/** Ways to pay an order (account.md section 4; remaining.md PAY 1 to 5): pure. */
import type { DeviceWallet } from '#contract/device-wallets.ts';
import { NEW_CARD, SAVED_CARD } from '#src/domain/checkout/choices.ts';
import type { PaymentCard } from '#src/domain/payments/payment-card.ts';

export type PayMethod =
  | { readonly kind: 'wallet' }
  /** A wallet of the shopper's device, by its own name. */
  | { readonly kind: 'device'; readonly wallet: DeviceWallet }
  | { readonly kind: 'new-card' }
  | { readonly kind: 'saved-card'; readonly card: PaymentCard };

interface Known {
  /** As choices.ts has it. */
  readonly wanted: string;
  /** In the order in which they were kept. */
  readonly cards: readonly PaymentCard[];
  /** Those of devices that can be used here. */
  readonly wallets: readonly DeviceWallet[];
  /** The wallet covers all of it. */
  readonly canUseWallet: boolean;
  /** There is something to pay. */
  readonly canUseCard: boolean;
}

/**
 * What is paid with: what the shopper tapped or used last, as far as it can be used. "When the net payable amount is 0 ... the wallet
 * method is selected automatically."
 */
export function payMethodOf({ wanted, cards, wallets, canUseWallet, canUseCard }: Known): PayMethod | null {
  const card = cards.find(({ token }) => token === wanted) ?? (wanted === SAVED_CARD ? cards.at(-1) : undefined);
  if (canUseCard && card) return { kind: 'saved-card', card };
  const wallet = wallets.find((one) => one === wanted);
  if (canUseCard && wallet) return { kind: 'device', wallet };
  if (canUseCard && wanted === NEW_CARD) return { kind: 'new-card' };
  return canUseWallet ? { kind: 'wallet' } : null;
}
