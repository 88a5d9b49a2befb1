/** A prepared order that a shopper names, as far as it can be changed or paid. */
import { checkoutMessages } from '#contract/messages/checkout.ts';
import type { Queryable } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';

import { findPrepared, type PreparedOrder } from './prepared-store.ts';

/** @throws Refusal 404 for another shopper's, or none */
export async function ownPrepared(
  db: Queryable,
  userId: number,
  { docno }: { readonly docno: number },
): Promise<PreparedOrder> {
  const found = await findPrepared(db, userId, docno);
  if (!found) throw notFound();
  return found;
}

/** @throws Refusal 409 where it is placed, replaced, or its time is over */
export function holdOpen(order: PreparedOrder, now: Date): void {
  if (order.state === 'prepared' && order.until > now) return;
  throw new Refusal('not_prepared', checkoutMessages.notPrepared[0], 409, 'Docno');
}
