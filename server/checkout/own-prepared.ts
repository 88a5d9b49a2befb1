/** A prepared order that a shopper names, as far as it can be changed or paid. */
import { checkoutMessages } from '#contract/messages/checkout.ts';
import type { Queryable } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';

import { findPrepared, type PreparedOrder } from './prepared-store.ts';

/** Under whatever doctype the wire calls it: another document has nothing here. @throws Refusal 404 for another shopper's, or none */
export async function ownPrepared(
  db: Queryable,
  userId: number,
  { doctype, docno }: { readonly doctype: string; readonly docno: number },
): Promise<PreparedOrder> {
  const found = doctype === 'PRO' || doctype === 'PR0' ? await findPrepared(db, userId, docno) : undefined;
  if (!found) throw notFound();
  return found;
}

/** @throws Refusal 409 where it is placed, replaced, or its time is over */
export function holdOpen(order: PreparedOrder, now: Date): void {
  if (order.state === 'prepared' && order.until > now) return;
  throw new Refusal('not_prepared', checkoutMessages.notPrepared[0], 409, 'Docno');
}
