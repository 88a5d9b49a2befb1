import type { Queryable } from '#server/kit/database.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';

import { tipOfOrder } from './tip-store.ts';

/** Somebody worked on the order, and no tip of it was given or is being paid. */
export async function canBeTipped(
  db: Queryable,
  { id, driverId, pickerId }: Pick<PlacedOrder, 'id' | 'driverId' | 'pickerId'>,
): Promise<boolean> {
  if (driverId === null && pickerId === null) return false;
  const tip = await tipOfOrder(db, id);
  if (tip?.state === 'paid') return false;
  return tip?.billId == null || !(await hasOpenAttempt(db, { doctype: 'PBO', docno: tip.billId }));
}
