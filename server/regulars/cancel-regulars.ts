/** Ends a whole regular order, or cancels one delivery that is planned (remaining.md RG 15, C19). */
import { regularMessages } from '#contract/messages/regulars.ts';
import type { Sentence } from '#contract/messages/sentence.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { endIfDone, endRegularOrder, freePaid } from './end-regular.ts';
import { findOwnDelivery, hasOpenOrder } from './read-regulars.ts';
import type { RegularDesk } from './regular-desk.ts';
import { changeDeliveries, lockPlanned, lockRegular } from './regular-store.ts';

/** What is said of it. Again changes nothing. A delivery that is an order already stays, and is spoken of. @throws Refusal 404 */
export async function cancelRegularOf(
  { db, now }: Pick<RegularDesk, 'db' | 'now'>,
  userId: number,
  id: number,
): Promise<Sentence> {
  return db.transaction(async (tx) => {
    const at = now();
    await lockShopper(tx, userId, at);
    const row = await lockRegular(tx, userId, id);
    if (!row) throw notFound();
    const freed = row.state === 'ended' ? 0 : await endRegularOrder(tx, row, at);
    if (await hasOpenOrder(tx, id)) return regularMessages.cancelledOrdered;
    return freed > 0 ? regularMessages.cancelledPaid : regularMessages.cancelled;
  });
}

/** The same of one delivery. @throws Refusal 404; 409 for one that is an order, or could not come */
export async function cancelDeliveryOf(
  { db, now }: Pick<RegularDesk, 'db' | 'now'>,
  userId: number,
  lineId: number,
): Promise<Sentence> {
  return db.transaction(async (tx) => {
    const at = now();
    await lockShopper(tx, userId, at);
    const found = await findOwnDelivery(tx, userId, lineId);
    const row = found && (await lockRegular(tx, userId, found.regularId));
    if (!row) throw notFound();
    if (found.state === 'cancelled') return regularMessages.deliveryCancelled;
    const planned = await lockPlanned(tx, row.id);
    if (!planned.some((one) => one.id === lineId)) {
      const [sentence] = found.state === 'missed' ? regularMessages.over : regularMessages.alreadyOrdered;
      throw new Refusal('too_late', sentence, 409, 'RegdDocno');
    }
    await changeDeliveries(tx, [lineId], { state: 'cancelled' });
    const freed = await freePaid(tx, row, 1);
    await endIfDone(tx, row, at);
    return freed > 0 ? regularMessages.deliveryCancelledPaid : regularMessages.deliveryCancelled;
  });
}
