/** Deleting an account: refused while an order of it is open; what its orders say of the person goes with it (money.md section 2). */
import { eq, inArray } from 'drizzle-orm';

import { accountMessages } from '#contract/messages/account.ts';
import type { Queryable, Transaction } from '#server/kit/database.ts';
import type { Leaving } from '#server/kit/leaving.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';

import { blankDelivery } from './blank-delivery.ts';
import { openOrders } from './order-store.ts';
import { orderLine, placedOrder } from './table.ts';

export const orderLeaving: Leaving = {
  hindrance: async (db, userId) => ((await hasOpenOrder(db, userId)) ? accountMessages.orderOpen[0] : null),
  before: async (tx, userId, now) => {
    // Whoever places an order holds the shopper: one that was placed since the account was asked about is seen here.
    await new PostgresStore(tx, userId, now).lock();
    if (await hasOpenOrder(tx, userId)) throw new Refusal('not_yet', accountMessages.orderOpen[0], 409);
    await blankOrders(tx, userId);
  },
};

async function hasOpenOrder(db: Queryable, userId: number): Promise<boolean> {
  return (await openOrders(db, userId)).length > 0;
}

/** Name and address stay on the invoice alone (remaining.md C42); what was ordered stays with the order. */
async function blankOrders(tx: Transaction, userId: number): Promise<void> {
  const isTheirs = eq(placedOrder.userId, userId);
  const theirs = tx.select({ id: placedOrder.id }).from(placedOrder).where(isTheirs);
  await tx.update(orderLine).set({ message: null }).where(inArray(orderLine.orderId, theirs));
  await tx.update(placedOrder).set(blankDelivery(placedOrder)).where(isTheirs);
}
