/**
 * Gives back what an order took that is cancelled before its money was: slot, stock, the wallet's reserve, the card's authorisation,
 * voucher, points, code.
 */
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { release } from '#server/ledger/reserve.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder, moveOrder } from '#server/orders/order-store.ts';
import { placedOrder } from '#server/orders/table.ts';
import { openAttempt } from '#server/payments/open-attempt.ts';
import { askOperation } from '#server/payments/operations.ts';
import { freeTakenSlot } from '#server/slots/holds.ts';
import { putBackStock } from '#server/stock/holds.ts';

export const CANCELLED = -1;

/** Gives voucher, points and code of a prepared order back: they were given for the whole of it, and come back with its last order. */
export type ReturnPromises = (tx: Transaction, proId: number, now: Date) => Promise<void>;

/** Within the caller's transaction, the order locked; false, and nothing, where it is cancelled or taken already. */
export async function cancelUntaken(
  tx: Transaction,
  order: PlacedOrder,
  { now, returnPromises }: { readonly now: Date; readonly returnPromises: ReturnPromises },
): Promise<boolean> {
  if (order.state === CANCELLED || order.taken !== null) return false;
  // What was added to an order came in that one's place.
  if (order.parentId === null) await freeTakenSlot(tx, order.slotId);
  const units = new Map<string, number>();
  for (const { stockCode, quantity } of await linesOfOrder(tx, order.id)) {
    units.set(stockCode, (units.get(stockCode) ?? 0) + quantity);
  }
  await putBackStock(tx, units);
  await moveOrder(tx, order.id, CANCELLED, now);
  if (!(await hasOthers(tx, order))) await returnPromises(tx, order.proId, now);
  await askVoid(tx, order, now);
  await release(tx, `RSO-${order.id}`);
  return true;
}

/**
 * With the last order that could still be taken of it. The provider voids before any capture only: what is left of an authorisation that
 * was captured in part lapses by itself after seven days, and there is no call that would let it go sooner.
 */
async function askVoid(tx: Transaction, { id, proId, paidBy }: PlacedOrder, now: Date): Promise<void> {
  if (paidBy !== 'card') return;
  const needsIt = or(ne(placedOrder.state, CANCELLED), isNotNull(placedOrder.taken));
  const [other] = await tx
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .where(and(eq(placedOrder.proId, proId), ne(placedOrder.id, id), needsIt))
    .limit(1);
  const attempt = other ? undefined : await openAttempt(tx, { doctype: 'PRO', docno: proId });
  if (!attempt) return;
  const { id: attemptId, fils } = attempt;
  await askOperation(tx, {
    attemptId,
    kind: 'void',
    fils,
    doctype: 'RSO',
    docno: id,
    key: `void attempt ${attemptId}`,
    now,
  });
}

async function hasOthers(tx: Transaction, { id, proId }: PlacedOrder): Promise<boolean> {
  const isOther = and(eq(placedOrder.proId, proId), ne(placedOrder.id, id), ne(placedOrder.state, CANCELLED));
  return (await tx.select({ id: placedOrder.id }).from(placedOrder).where(isOther).limit(1)).length > 0;
}
