/**
 * Every action at every state (issue "Orders", Proof): what contract/rules/order-actions refuses the running server refuses and leaves the
 * order as it is, and what that allows is done. An action that is a call of its own has its row here.
 */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { readDelivery } from '#contract/delivery.ts';
import { printInvoiceUrl, readInvoice } from '#contract/invoices.ts';
import { cancelOrder, readAdding, repeatOrder, rescheduleOrder } from '#contract/order-acts.ts';
import { updateRating } from '#contract/ratings.ts';
import { mayDo, ORDER_STATES, type OrderAction } from '#contract/rules/order-actions.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { placedOrder } from '#server/orders/table.ts';
import { DRIVER, PICKER } from '#tests/support/delivered-order.ts';
import { ordersOf, type Orders } from '#tests/support/placed.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import { takeOrder } from './take-order.ts';

let shop: SellingShop;
let orders: Orders;
let sara: Buyer;
let parent: PlacedOrder;
/** That is never changed: what is refused is tried on it. */
let still: PlacedOrder;
/** Its money was taken, as of each that was picked. */
let taken: PlacedOrder;
let otherTime: Record<string, unknown>;
beforeAll(async () => {
  shop = await openSellingShop();
  orders = ordersOf(shop);
  sara = await shop.buyer();
  parent = await place();
  still = await place();
  taken = await place();
  await takeOrder({ db: shop.db, now: () => shop.now(), shop: shop.deps.settings.shop }, taken.id);
  const wire = await sara.payload();
  const { data } = (await sara.ask(readDelivery, { addrDocno: sara.addressId })).body;
  const free = (data['deliveryTimeSlotList'] as { deliveryTimeDocno: number; hasRoom: boolean }[]).filter(
    ({ hasRoom, deliveryTimeDocno }) => hasRoom && deliveryTimeDocno !== wire['DeliveryTimeSlotDocno'],
  );
  otherTime = { DeliveryDate: wire['DeliveryDate'], DeliveryTimeSlotDocno: free[0]?.deliveryTimeDocno };
});

async function place(): Promise<PlacedOrder> {
  await sara.putInCart({ [shop.goods[1]?.code ?? '']: 1 });
  return orders.place(sara, 'wallet');
}

const named = ({ id }: PlacedOrder) => ({ piDocno: id, piDoctype: 'RSO' });
const isDone = ({ code, body }: Answer): boolean => code === 200 && body.status === 1;

const CALLS: Readonly<Partial<Record<OrderAction, (order: PlacedOrder) => Promise<boolean>>>> = {
  add_items: async (order) => (await sara.ask(readAdding, named(order))).body.data['canAdd'] === true,
  cancel: async (order) => isDone(await sara.ask(cancelOrder, { ...named(order), RefundMethod: 'WALLET' })),
  reschedule: async (order) => isDone(await sara.ask(rescheduleOrder, { ...named(order), ...otherTime })),
  rate: async ({ id }) =>
    isDone(await sara.ask(updateRating, { rateDoctype: 'RSO', ratedocno: id, deliveryRating: 5, productRating: 4 })),
  repeat: async (order) => isDone(await sara.ask(repeatOrder, named(order))),
  // There is one once the money was taken: nobody has to ask for the state.
  view_invoice: async ({ id }) => {
    const answer = await sara.ask(readInvoice, { Docno: id, Doctype: 'RSO' });
    if (!isDone(answer)) throw new Error(JSON.stringify(answer.body));
    return (answer.body.data['table'] as unknown[]).length > 0;
  },
};

async function put({ id }: PlacedOrder, state: number, isChild: boolean): Promise<PlacedOrder> {
  const deliveredAt = state === 6 ? shop.now() : null;
  const values = { state, deliveredAt, parentId: isChild ? parent.id : null, driverId: DRIVER, pickerId: PICKER };
  const [changed] = await shop.db.orm.update(placedOrder).set(values).where(eq(placedOrder.id, id)).returning();
  if (!changed) throw new Error(`there is no RSO-${id}`);
  return changed;
}

/** Actions that leave the order as it is, and one that they can be done to at any of their states. */
const UNCHANGED: Readonly<Partial<Record<OrderAction, () => PlacedOrder>>> = {
  add_items: () => still,
  repeat: () => still,
  view_invoice: () => taken,
};

const ACTIONS = Object.keys(CALLS) as OrderAction[];
const CELLS = ACTIONS.flatMap((action) =>
  ORDER_STATES.flatMap((state) => [false, true].map((isChild) => ({ action, state, isChild }))),
);
const isAllowed = ({ action, state, isChild }: (typeof CELLS)[number]): boolean => {
  const at = new Date('2026-11-24T05:00:00Z');
  return mayDo(action, { state, isChild, deliveredAt: state === 6 ? at : null, isRated: false }, at);
};

describe('what is not offered is refused', () => {
  test.each(CELLS.filter((cell) => !isAllowed(cell)))('$action at $state, added to another: $isChild', async (cell) => {
    const order = await put(still, cell.state, cell.isChild);
    expect(await CALLS[cell.action]?.(order)).toBe(false);
    expect(await orders.now(order)).toEqual(order);
  });

  test.each(ORDER_STATES.filter((state) => state < 3))('the PDF of an invoice at %i', async (state) => {
    const { id } = await put(still, state, false);
    const url = printInvoiceUrl(id, 'en');
    const answer = await shop.app.inject({ url, headers: { 'x-zad-client': 'web', cookie: sara.cookie } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('what is offered is done', () => {
  test.each(CELLS.filter(isAllowed))('$action at $state, added to another: $isChild', async (cell) => {
    // A shopper pays twenty times a day at the most.
    const unchanged = UNCHANGED[cell.action]?.();
    const order = await put(unchanged ?? (await place()), cell.state, cell.isChild);
    expect(await CALLS[cell.action]?.(order)).toBe(true);
  });
});
