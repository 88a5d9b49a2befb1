import { estimateOf } from '#src/domain/cart/estimate.ts';

import type { Cart } from './use-cart.ts';

/** Fils: the container and what lies in it, by the shop's word where there is one for these very lines, else by the prices known here. */
export function boxSum({ quote, isCurrent, lines, known }: Pick<Cart, 'quote' | 'isCurrent' | 'lines' | 'known'>): {
  readonly rate: number;
  readonly isSaid: boolean;
} {
  if (quote && isCurrent) return { rate: quote.giftRate, isSaid: true };
  const gifts = lines.filter(({ cartType }) => cartType === 'CGB');
  return { rate: estimateOf(gifts, known.cards).rate, isSaid: false };
}
