/** Points that took something off goods that picking did not find go back (issue "Orders"; money.md section 3, When money is taken). */
import { pointsOfFils } from '#contract/rules/reward-points.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import type { OrderSums } from '#server/orders/table.ts';
import { returnPoints } from '#server/points/return-points.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

export interface Reckoned {
  /** Locked, as it was before; its `pickedSums` are those of the time before, null where it is reckoned for the first time. */
  readonly order: PlacedOrder;
  readonly sums: OrderSums;
  readonly now: Date;
  readonly shop: ShopSettings;
}

/**
 * For each time that an order's picked sums are written: whole points of all that is left over go back to the lots that they came from, less
 * the points that went back the times before.
 */
export async function returnLeftOver(tx: Transaction, { order, sums, now, shop }: Reckoned): Promise<void> {
  const leftOver = (used: number): number => pointsOfFils(Math.max(0, order.points - used), shop);
  const points = leftOver(sums.points) - leftOver((order.pickedSums ?? order).points);
  if (points > 0) await returnPoints(tx, { key: `PRO-${order.proId}`, points, at: now });
}
