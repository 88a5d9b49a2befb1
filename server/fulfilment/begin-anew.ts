import { and, eq, isNotNull } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { PLACED, type OrderLine, type PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder, moveOrder } from '#server/orders/order-store.ts';
import { orderLine, placedOrder } from '#server/orders/table.ts';
import { putBackStock, takeBackWriteOff } from '#server/stock/holds.ts';
import { lockStock } from '#server/stock/lock-stock.ts';
/** An order that gets another time while it is picked, or is packed, begins anew: it is placed again (issue "Orders", Acting). */
import { unitsOf } from '#server/stock/units-of.ts';

/**
 * Within the caller's transaction, the orders locked after their shopper and the slots. What was picked of one whose money was taken, or is
 * being taken, stays as it is: it is what was paid for. Of the others nothing is picked any more: substitutes go back on the shelf, and
 * what was missing is looked for again.
 */
export async function beginAnew(tx: Transaction, orders: readonly PlacedOrder[], now: Date): Promise<void> {
  const back = orders.filter(({ state }) => state > PLACED);
  const open = back.filter(({ taken, pickedSums }) => taken === null && pickedSums === null);
  const lines: OrderLine[] = [];
  for (const { id } of open) lines.push(...(await linesOfOrder(tx, id)));
  await putShelvesRight(tx, lines);
  for (const { id } of open) {
    await tx.delete(orderLine).where(and(eq(orderLine.orderId, id), isNotNull(orderLine.substituteFor)));
    await tx.update(orderLine).set({ picked: null }).where(eq(orderLine.orderId, id));
  }
  for (const { id } of back) {
    await tx.update(placedOrder).set({ pickerId: null }).where(eq(placedOrder.id, id));
    await moveOrder(tx, id, PLACED, now);
  }
}

/** What was missing was written off when it was not found; a substitute was sold in its place, and what was missing of that one written off too. */
async function putShelvesRight(tx: Transaction, lines: readonly OrderLine[]): Promise<void> {
  const missing = unitsOf(lines, ({ quantity, picked }) => quantity - (picked ?? quantity));
  const substitutes = unitsOf(
    lines.filter(({ substituteFor }) => substituteFor !== null),
    ({ quantity }) => quantity,
  );
  if (missing.size + substitutes.size === 0) return;
  await lockStock(tx, { codes: [...missing.keys(), ...substitutes.keys()] });
  await takeBackWriteOff(tx, missing);
  await putBackStock(tx, substitutes);
}
