import type { NamedEdit } from '#contract/rows/edits.ts';
import { lineKey } from '#contract/rows/keys.ts';
import type { ShopView } from '#src/offline/shop/shop-door.ts';

import type { MyLine } from './lines.ts';

/** What a line is to be; `quantity` 0 takes it away. `seenPrice` in fils. */
export type WantedLine = Pick<MyLine, 'cartType' | 'stockCode' | 'quantity' | 'seenPrice' | 'since'>;

/**
 * The edit that makes the line so. Only what the shopper sees can be set: a device that has not heard of the server's cart, or that
 * shows no such line, says how many more, so that it never lowers what the server has.
 */
export function quantityEdit(view: Pick<ShopView, 'isComplete' | 'get'>, wanted: WantedLine): NamedEdit {
  const shown = view.get(lineKey(wanted.cartType, wanted.stockCode))?.quantity;
  if (view.isComplete && shown !== undefined) return { name: 'cart.set', args: wanted };
  const { quantity, ...line } = wanted;
  return { name: 'cart.add', args: { ...line, by: quantity - (shown ?? 0) } };
}
