/** The draft cart's lines in full, for the screens that show or sum them. */
import { CART_TYPES, cartOf, lineKey, nameIn } from '#contract/rows/keys.ts';
import { useShop, type EditStanding, type ShopView } from '#src/offline/shop/shop-door.ts';

import type { MyLine } from './lines.ts';

/** In the order they were put in. */
export function linesIn(view: ShopView): readonly MyLine[] {
  return CART_TYPES.flatMap((cartType) =>
    view.below(cartOf(cartType)).map(([key, value]) => ({ ...value, cartType, stockCode: nameIn(key) })),
  ).toSorted((a, b) => a.since.localeCompare(b.since) || a.stockCode.localeCompare(b.stockCode));
}

export function useLineStanding({ cartType, stockCode }: Pick<MyLine, 'cartType' | 'stockCode'>): EditStanding {
  return useShop((view) => view.standing(lineKey(cartType, stockCode)));
}
