/** Voucher, points and code of a prepared order whose orders are all cancelled come back (decisions.md 32). */
import { eq } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { returnPoints } from '#server/points/return-points.ts';
import { returnDiscount } from '#server/vouchers/discount-codes.ts';
import { returnVoucher } from '#server/vouchers/store.ts';

import { preparedOrder } from './table.ts';

export async function returnPromises(tx: Transaction, proId: number, now: Date): Promise<void> {
  const [prepared] = await tx.select().from(preparedOrder).where(eq(preparedOrder.id, proId));
  if (!prepared) return;
  if (prepared.voucherId !== null) await returnVoucher(tx, { id: prepared.voucherId, proId, now });
  const points = prepared.pointsUsed + prepared.pointsForDelivery;
  if (points > 0) await returnPoints(tx, { key: `PRO-${proId}`, points, at: now });
  await returnDiscount(tx, { proId });
}
