/** Moves an order and what was added to it, as one, names the people who are at work on them, and tells the shopper (issue "Orders"). */
import { inArray } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import type { Family } from '#server/orders/lock-family.ts';
import { deliveredJob, onItsWayJob } from '#server/orders/order-jobs.ts';
import { moveOrder } from '#server/orders/order-store.ts';
import { placedOrder } from '#server/orders/table.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { onDelivered } from './on-delivered.ts';
import { staffFor } from './staff-of.ts';

export interface FamilyMove {
  readonly to: number;
  readonly at: Date;
  readonly shop: ShopSettings;
}

/** The least state of those that are not cancelled: what is behind goes first. Null where none is left. */
export function stateOfFamily({ living }: Family): number | null {
  return living.length === 0 ? null : Math.min(...living.map(({ state }) => state));
}

/** Those that stand where the family stands. */
export function lastOfFamily(family: Family): PlacedOrder[] {
  const state = stateOfFamily(family);
  return family.living.filter((one) => one.state === state);
}

/** All that stand where the family stands, within the caller's transaction; the family is locked. */
export async function moveFamily(tx: Transaction, family: Family, { to, at, shop }: FamilyMove): Promise<void> {
  const moving = lastOfFamily(family);
  const { id } = family.head;
  for (const order of moving) {
    await moveOrder(tx, order.id, to, at);
    if (to === 6) await onDelivered(tx, order, { now: at, shop });
  }
  const told = to === 4 ? onItsWayJob : to === 6 ? deliveredJob : null;
  if (told) await addJob(tx, told, { orderId: id }, { key: `${told.name}:${id}` });
  const named = {
    ...(to === 2 && { pickerId: staffFor(shop, 'picker', id) }),
    ...(to === 4 && { driverId: staffFor(shop, 'driver', id) }),
  };
  if (Object.keys(named).length === 0) return;
  const ids = moving.map((order) => order.id);
  await tx.update(placedOrder).set(named).where(inArray(placedOrder.id, ids));
}
