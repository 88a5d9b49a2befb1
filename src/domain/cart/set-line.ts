import { openShop, type EditOutcome } from '#src/offline/shop/shop-door.ts';

import type { MyLine } from './lines.ts';
import { quantityEdit } from './quantity-edit.ts';

/** `since`: where it stands in the cart if it is not in it now; missing for the end. */
type Place = Pick<MyLine, 'cartType' | 'stockCode'> & Partial<Pick<MyLine, 'since'>>;

/** The quantity itself; 0 takes the line away. `seenPrice` is what the shopper sees beside it, in fils. Apart from `addToCart`, which home needs. */
export async function setLine(
  { cartType, stockCode, since = new Date().toISOString() }: Place,
  quantity: number,
  seenPrice: number,
): Promise<EditOutcome> {
  const shop = await openShop();
  const { name, args } = quantityEdit(shop.view(), { cartType, stockCode, quantity, seenPrice, since });
  return shop.edit(name, args);
}
