import { paymentMessages } from '#contract/messages/payments.ts';
/** Tips for the people of a delivered order: out of the wallet at once, or as a bill that a card pays (remaining.md OA 15). */
import { ratingMessages } from '#contract/messages/ratings.ts';
import { TIP_FILS, type TipPayload } from '#contract/ratings.ts';
import { addBill, changeBill, findBill } from '#server/bills/bill-store.ts';
import type { Database, Transaction } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import { NotEnough } from '#server/ledger/not-enough.ts';
import { post } from '#server/ledger/post.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { findOrder, lockOrder } from '#server/orders/order-store.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { refuseUndelivered } from './refuse-undelivered.ts';
import { addTip, tipFilsOf, setTipState, tipOfOrder, type Tip } from './tip-store.ts';

export interface TipDesk {
  readonly db: Database;
  readonly shop: ShopSettings;
  readonly now: () => Date;
}

/** @throws Refusal 404, 409 or 422 with the field; 422 `insufficient` where the wallet has less; nothing is kept then */
export async function takeTipFromWallet({ db, now }: TipDesk, userId: number, given: TipPayload): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const at = now();
      const order = await tippedOrder(tx, userId, given, at);
      const before = await standingTip(tx, order.id);
      if (before) await endTip(tx, before);
      const { id } = await addTip(tx, { ...tipOf(order, given, at), billId: null, state: 'paid' });
      const fils = tipFilsOf(given);
      const postings = [[{ kind: 'wallet', userId }, -fils] as const, [{ kind: 'tips' }, fils] as const];
      const document = { doctype: 'RSO', docno: order.id };
      await post(tx, { key: `tip ${id}`, kind: 'tip_given', at, document, postings });
    });
  } catch (error) {
    if (!(error instanceof NotEnough)) throw error;
    throw new Refusal('insufficient', paymentMessages.insufficient[0], 422, 'DriverTipAmount');
  }
}

/** The number of its bill: the one that is open already where it is for the same tips. @throws Refusal 404, 409 or 422 with the field */
export function tipByBill({ db, shop, now }: TipDesk, userId: number, given: TipPayload): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const order = await tippedOrder(tx, userId, given, at);
    const before = await standingTip(tx, order.id);
    const open = before && before.billId !== null ? await findBill(tx, userId, before.billId) : undefined;
    const isSame = before?.driverFils === given.driverFils && before.pickerFils === given.pickerFils;
    if (open && isSame && open.until > at) return open.id;
    if (before) await endTip(tx, before);
    const billId = await addBill(tx, { userId, kind: 'tip', fils: tipFilsOf(given), now: at, shop });
    await addTip(tx, { ...tipOf(order, given, at), billId, state: 'open' });
    return billId;
  });
}

/** Locked after its shopper; delivered in the last days, and the people are its own. */
async function tippedOrder(tx: Transaction, userId: number, given: TipPayload, now: Date): Promise<PlacedOrder> {
  refuseAmount('DriverTipAmount', given.driverFils);
  refuseAmount('PickerTipAmount', given.pickerFils);
  if (tipFilsOf(given) === 0) throw new Refusal('no_tip', ratingMessages.noTip[0], 422, 'DriverTipAmount');
  const isOwn = (await findOrder(tx, userId, given.docno)) !== undefined;
  const order = isOwn ? await lockOrder(tx, given.docno, now) : undefined;
  if (!order) throw notFound();
  refuseUndelivered(order, now);
  refusePerson('DriverCode', given.driverId, order.driverId);
  refusePerson('PickerCode', given.pickerId, order.pickerId);
  if (given.driverFils > 0) refuseNobody('DriverTipAmount', order.driverId);
  if (given.pickerFils > 0) refuseNobody('PickerTipAmount', order.pickerId);
  return order;
}

function refuseAmount(field: string, fils: number): void {
  if (TIP_FILS.some((one) => one === fils)) return;
  throw new Refusal('no_such_tip', ratingMessages.noSuchTip[0], 422, field);
}

/** The wire says 0 for nobody. */
function refusePerson(field: string, named: number, own: number | null): void {
  if (named === (own ?? 0)) return;
  throw new Refusal('other_person', ratingMessages.otherPerson[0], 422, field);
}

function refuseNobody(field: string, own: number | null): void {
  if (own === null) throw new Refusal('other_person', ratingMessages.otherPerson[0], 422, field);
}

/** One that is open, with no payment under way: it can be replaced. @throws Refusal 409 where one was given, or is being paid */
async function standingTip(tx: Transaction, orderId: number): Promise<Tip | undefined> {
  const found = await tipOfOrder(tx, orderId);
  if (found?.state === 'paid') throw new Refusal('already_tipped', ratingMessages.alreadyTipped[0], 409);
  if (found?.billId != null && (await hasOpenAttempt(tx, { doctype: 'PBO', docno: found.billId }))) {
    throw new Refusal('payment_under_way', paymentMessages.underWay[0], 409);
  }
  return found;
}

async function endTip(tx: Transaction, { id, billId }: Tip): Promise<void> {
  await setTipState(tx, id, 'ended');
  if (billId !== null) await changeBill(tx, billId, { state: 'ended' });
}

function tipOf({ id, userId, driverId, pickerId }: PlacedOrder, given: TipPayload, madeAt: Date) {
  const { driverFils, pickerFils } = given;
  return { orderId: id, userId, driverId: driverId ?? 0, driverFils, pickerId: pickerId ?? 0, pickerFils, madeAt };
}
