/** Orders in tests: placed by a way of paying, and brought to a state by the clock. */
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { orderById } from '#server/orders/order-store.ts';

import { payerOf } from './payer.ts';
import { CARDS } from './sandbox.ts';
import type { Buyer, SellingShop } from './selling-shop.ts';

const MINUTE = 60_000;
/** Minutes before the slot, a little later than the clock moves an order to the state (server/fulfilment/fulfilment-clock.ts). */
const BEFORE: Readonly<Record<number, number>> = { 2: 119, 3: 29, 4: -1, 6: -61 };

export interface Orders {
  /** Of one unit of the dearest plain thing unless told; the buyer has money for it. */
  place(buyer: Buyer, by: 'card' | 'wallet', more?: Record<string, unknown>): Promise<PlacedOrder>;
  /** The clock of the shop moves on to it. */
  bringTo(order: PlacedOrder, state: 1 | 2 | 3 | 4 | 6): Promise<PlacedOrder>;
  now(order: PlacedOrder): Promise<PlacedOrder>;
}

export function ordersOf(shop: SellingShop): Orders {
  const payer = payerOf(shop);
  const read: Orders['now'] = async ({ id }) => {
    const found = await orderById(shop.db.orm, id);
    if (!found) throw new Error(`there is no RSO-${id}`);
    return found;
  };
  return {
    now: read,
    place: async (buyer, by, more) => {
      const docno = await buyer.prepare(more);
      if (by === 'wallet') await buyer.give(await payer.netOf(buyer, docno));
      const answer = await (by === 'wallet'
        ? payer.byWallet(buyer, docno)
        : payer.byCard(buyer, docno, CARDS.approved));
      const order = (await payer.ordersOf(buyer)).findLast(({ proId }) => proId === docno);
      if (!order) throw new Error(JSON.stringify(answer.body));
      return order;
    },
    bringTo: async (order, state) => {
      for (const step of [2, 3, 4, 6].filter((one) => one <= state)) {
        const at = order.slotStartsAt.getTime() - (BEFORE[step] ?? 0) * MINUTE;
        await shop.advance(Math.max(0, at - shop.now().getTime()));
        await shop.jobs('orders.clock');
      }
      const brought = await read(order);
      if (brought.state !== state) throw new Error(`RSO-${order.id} is at ${brought.state}, not at ${state}`);
      return brought;
    },
  };
}
