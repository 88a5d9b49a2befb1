/** Reward points that were given for the delivery of a prepared order instead of its fee (remaining.md C6). */
import { eq } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { preparedOrder } from './table.ts';

export async function pointsForDelivery(tx: Transaction, proId: number): Promise<number> {
  const [found] = await tx
    .select({ points: preparedOrder.pointsForDelivery })
    .from(preparedOrder)
    .where(eq(preparedOrder.id, proId));
  return found?.points ?? 0;
}
