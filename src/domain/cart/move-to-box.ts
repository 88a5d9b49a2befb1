import type { ProductCard } from '#contract/catalogue-card.ts';
import { boxIn, movedTo, roomFor } from '#contract/rows/gift-box-rules.ts';
import { lineKey } from '#contract/rows/keys.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { openShop, type EditOutcome } from '#src/offline/shop/shop-door.ts';

/** What this device knows stands in the way: nothing is asked then. */
export type NoMove = 'no_box' | 'box_full';

/**
 * Moves what the cart has of a thing into the gift box, as far as there is room; one minimum order where the cart has none. A device that
 * has not heard of the server's cart asks all the same.
 */
export async function moveToBox(card: ProductCard): Promise<EditOutcome | NoMove> {
  const shop = await openShop();
  const view = shop.view();
  const { stockCode, minimumOrder } = card;
  if (view.isComplete && !boxIn(view)) return 'no_box';
  if (roomFor(view, { stockCode, minimumOrder }) < 1) return 'box_full';
  const seenPrice = view.get(lineKey('CRT', stockCode))?.seenPrice ?? currentPrice(card);
  return shop.edit('box.move', {
    cartType: 'CGB',
    stockCode,
    quantity: movedTo(view, { stockCode, minimumOrder }),
    perPlace: minimumOrder,
    seenPrice,
    since: new Date().toISOString(),
  });
}
