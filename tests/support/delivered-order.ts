/** An order that was delivered: paid by the wallet, brought and picked by people of the shop's settings, as the clock leaves it. */
import { eq } from 'drizzle-orm';

import { orderEvent, placedOrder } from '#server/orders/table.ts';

import { payerOf } from './payer.ts';
import type { Buyer, SellingShop } from './selling-shop.ts';

/** Of the demo's staff. */
export const DRIVER = 21;
export const PICKER = 11;

/** The number of the placed order. Nothing of its money was taken: what is tested comes after it. */
export async function deliverOrder(shop: SellingShop, buyer: Buyer): Promise<number> {
  const payer = payerOf(shop);
  await buyer.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  const docno = await buyer.prepare();
  await buyer.give(await payer.netOf(buyer, docno));
  await payer.byWallet(buyer, docno);
  const order = (await payer.ordersOf(buyer)).at(-1);
  if (!order) throw new Error('no order was placed');
  await markDelivered(shop, order.id, shop.now());
  return order.id;
}

export async function markDelivered({ db }: SellingShop, orderId: number, at: Date): Promise<void> {
  await db.orm
    .update(placedOrder)
    .set({ state: 6, stateAt: at, deliveredAt: at, driverId: DRIVER, pickerId: PICKER })
    .where(eq(placedOrder.id, orderId));
  await db.orm.insert(orderEvent).values({ orderId, state: 6, at });
}
