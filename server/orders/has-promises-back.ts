import type { Queryable } from '#server/kit/database.ts';

import { CANCELLED } from './add-placed-orders.ts';
import { ordersOfPrepared } from './order-store.ts';

/** Voucher, points and code come back with the last order of what was paid together. */
export async function hasPromisesBack(db: Queryable, proId: number): Promise<boolean> {
  const orders = await ordersOfPrepared(db, proId);
  const isAllCancelled = orders.every(({ state }) => state === CANCELLED);
  return isAllCancelled && orders.some(({ discount, voucher, points }) => discount + voucher + points > 0);
}
