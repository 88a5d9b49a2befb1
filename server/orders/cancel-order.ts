/** Gives back what an order took that is cancelled before its money was: slot, stock, the wallet's reserve, voucher, points, code. */
import { and, eq, ne } from 'drizzle-orm';

import { preparedOrder } from '#server/checkout/table.ts';
import type { Transaction } from '#server/kit/database.ts';
import { release } from '#server/ledger/reserve.ts';
import { returnPoints } from '#server/points/return-points.ts';
import { freeTakenSlot } from '#server/slots/holds.ts';
import { putBackStock } from '#server/stock/holds.ts';
import { returnDiscount } from '#server/vouchers/discount-codes.ts';
import { returnVoucher } from '#server/vouchers/store.ts';

import type { PlacedOrder } from './add-placed-order.ts';
import { linesOfOrder, moveOrder } from './order-store.ts';
import { placedOrder } from './table.ts';

const CANCELLED = -1;

/** Within the caller's transaction, the order locked; nothing where it is cancelled or taken already. */
export async function cancelUntaken(tx: Transaction, order: PlacedOrder, now: Date): Promise<void> {
  if (order.state === CANCELLED || order.taken !== null) return;
  await freeTakenSlot(tx, order.slotId);
  const units = new Map<string, number>();
  for (const { stockCode, quantity } of await linesOfOrder(tx, order.id)) {
    units.set(stockCode, (units.get(stockCode) ?? 0) + quantity);
  }
  await putBackStock(tx, units);
  await moveOrder(tx, order.id, CANCELLED, now);
  if (!(await hasOthers(tx, order))) await returnPromises(tx, order, now);
  await release(tx, `RSO-${order.id}`);
}

/** Voucher, points and code were given for the whole of what was paid: they come back with its last order. */
async function returnPromises(tx: Transaction, { proId }: PlacedOrder, now: Date): Promise<void> {
  const [prepared] = await tx.select().from(preparedOrder).where(eq(preparedOrder.id, proId));
  if (!prepared) return;
  if (prepared.voucherId !== null) await returnVoucher(tx, { id: prepared.voucherId, proId, now });
  const points = prepared.pointsUsed + prepared.pointsForDelivery;
  if (points > 0) await returnPoints(tx, { key: `PRO-${proId}`, points, at: now });
  await returnDiscount(tx, { proId });
}

async function hasOthers(tx: Transaction, { id, proId }: PlacedOrder): Promise<boolean> {
  const isOther = and(eq(placedOrder.proId, proId), ne(placedOrder.id, id), ne(placedOrder.state, CANCELLED));
  return (await tx.select({ id: placedOrder.id }).from(placedOrder).where(isOther).limit(1)).length > 0;
}
