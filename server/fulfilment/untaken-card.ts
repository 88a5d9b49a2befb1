/** What becomes of a card's authorisation where an order is cancelled before its money was taken (decisions.md 32). */
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { CANCELLED, type PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { placedOrder } from '#server/orders/table.ts';
import { openAttempt } from '#server/payments/open-attempt.ts';
import { askOperation, standingCaptures } from '#server/payments/operations.ts';
import { cancelKey } from '#server/refunds/refund-store.ts';
import { orderRefund } from '#server/refunds/table.ts';

/**
 * Voids it with the last order that could still be taken of it. The provider voids before any capture only: what is left of an
 * authorisation that was captured in part lapses by itself after seven days, and there is no call that would let it go sooner. While a
 * capture is under way nothing is voided: its end comes back to here (cancelled-capture.ts).
 */
export async function letGoOfCard(tx: Transaction, { id, proId }: PlacedOrder, now: Date): Promise<void> {
  const needsIt = or(ne(placedOrder.state, CANCELLED), isNotNull(placedOrder.taken));
  const [other] = await tx
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .where(and(eq(placedOrder.proId, proId), ne(placedOrder.id, id), needsIt))
    .limit(1);
  const attempt = other ? undefined : await openAttempt(tx, { doctype: 'PRO', docno: proId });
  if (!attempt || (await standingCaptures(tx, attempt.id)).length > 0) return;
  const { id: attemptId, fils } = attempt;
  const key = `void attempt ${attemptId}`;
  await askOperation(tx, { attemptId, kind: 'void', fils, doctype: 'RSO', docno: id, key, now });
}

/** Has the order's part captured, and the wallet credited once it is: before that the shop has nothing to give. */
export async function creditWhenCaptured(tx: Transaction, order: PlacedOrder, now: Date): Promise<void> {
  const { id, attemptId, net } = order;
  if (attemptId === null) throw new Error(`RSO-${id} was paid by no card`);
  const key = cancelKey(id);
  const underWay = (await standingCaptures(tx, attemptId)).find(
    ({ doctype, docno }) => doctype === 'RSO' && docno === id,
  );
  const fils = underWay?.fils ?? net;
  await tx.insert(orderRefund).values({ orderId: id, way: 'wallet', fils, reason: 'cancelled', key, askedAt: now });
  if (!underWay) await askOperation(tx, { attemptId, kind: 'capture', fils, doctype: 'RSO', docno: id, key, now });
}
