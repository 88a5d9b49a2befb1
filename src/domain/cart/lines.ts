/** The shopper's draft cart as this device has it. Small: every product card asks; whole lines are in all-lines.ts. */
import type { DraftLine } from '#contract/rows/cart.ts';
import { CART, lineKey, type CartType } from '#contract/rows/keys.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';

export interface MyLine extends DraftLine {
  readonly cartType: CartType;
  readonly stockCode: string;
}

/** 0: not in the cart. */
export function useQuantity(stockCode: string, cartType: CartType = 'CRT'): number {
  return useShop((view) => view.get(lineKey(cartType, stockCode))?.quantity ?? 0);
}

/** False while this device has not heard of the server's cart: a quantity here is then what was added, and the cart may hold more. */
export function useIsCartKnown(): boolean {
  return useShop((view) => view.isComplete);
}

/** storefront.md section 2: the count of items in the cart, for the tab; 0 while it is unknown. */
export function useCartCount(): number {
  return useShop((view) => view.below(CART).length);
}
