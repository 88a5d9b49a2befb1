import type { Cart } from './use-cart.ts';

interface BarOffer {
  /** Fils: the shop's total where it knows these very lines, else this device's estimate. */
  readonly total: number;
  /** The shop is being asked. */
  readonly isWaiting: boolean;
  readonly offers: 'checkout' | 'continue-shopping';
}

/** storefront.md section 2, Cart page: a total of 0 offers 'continue shopping', whatever makes it 0. */
export function barOffer(cart: Pick<Cart, 'lines' | 'isCurrent' | 'quote' | 'estimate' | 'error'>): BarOffer {
  const { lines, isCurrent, quote, estimate, error } = cart;
  const total = isCurrent && quote ? quote.total : estimate.rate;
  const isWaiting = lines.length > 0 && !isCurrent && error === null;
  // While the first answer is under way a total of 0 only means that no price has been read.
  return { total, isWaiting, offers: total === 0 && !isWaiting ? 'continue-shopping' : 'checkout' };
}
