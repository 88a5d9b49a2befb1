/** The shopper's draft cart as this device has it. Small: every product card asks. */
import type { DraftLine } from '#contract/rows/cart.ts';
import { CART, CART_TYPES, cartOf, lineKey, nameIn, type CartType } from '#contract/rows/keys.ts';
import { useShop, type ShopView, type EditStanding } from '#src/offline/shop/shop-door.ts';

export interface MyLine extends DraftLine {
  readonly cartType: CartType;
  readonly stockCode: string;
}

/** In the order they were put in. */
export function linesIn(view: ShopView): readonly MyLine[] {
  return CART_TYPES.flatMap((cartType) =>
    view.below(cartOf(cartType)).map(([key, value]) => ({ ...value, cartType, stockCode: nameIn(key) })),
  ).toSorted((a, b) => a.since.localeCompare(b.since) || a.stockCode.localeCompare(b.stockCode));
}

/** 0: not in the cart. */
export function useQuantity(stockCode: string, cartType: CartType = 'CRT'): number {
  return useShop((view) => view.get(lineKey(cartType, stockCode))?.quantity ?? 0);
}

/** False while this device has not heard of the server's cart: a quantity here is then what was added, and the cart may hold more. */
export function useIsCartKnown(): boolean {
  return useShop((view) => view.isComplete);
}

export function useLineStanding({ cartType, stockCode }: Pick<MyLine, 'cartType' | 'stockCode'>): EditStanding {
  return useShop((view) => view.standing(lineKey(cartType, stockCode)));
}

/** storefront.md section 2: the count of items in the cart, for the tab; 0 while it is unknown. */
export function useCartCount(): number {
  return useShop((view) => view.below(CART).length);
}
