import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { shortPick } from '#server/fulfilment/short-pick.ts';
import type { OrderLine, PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockOrder } from '#server/orders/order-store.ts';

import type { SellingShop } from './selling-shop.ts';

/**
 * So many units of the order's line at this place are not on the shelf; answers what comes instead.
 *
 * @throws CannotPick as short-pick.ts
 */
export async function shortOf(
  shop: SellingShop,
  { id }: PlacedOrder,
  srno: number,
  units: number,
): Promise<OrderLine | null> {
  const room = { shelf: (await openCatalogue(shop.deps)).shelf(), now: shop.now(), shop: shop.deps.settings.shop };
  return shop.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, id, room.now);
    if (!locked) throw new Error('there is no such order');
    return (await shortPick(tx, locked, { srno, units }, room)).instead;
  });
}
