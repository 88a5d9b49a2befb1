/** Tips, out of the wallet and by card: each path, what it leaves in the books, and what is refused (remaining.md OA 15; C33). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { readBill } from '#contract/bills.ts';
import { readOrder } from '#contract/order-detail.ts';
import {
  finishBillChallenge,
  payBillByNewCard,
  payByWallet,
  readPaymentStatus,
  stopPayment,
} from '#contract/payments.ts';
import { readRating, tipByCard, tipByWallet, updateRating } from '#contract/ratings.ts';
import { bill } from '#server/bills/table.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { ledgerAccount, ledgerPosting } from '#server/ledger/table.ts';
import { deliverOrder, DRIVER, markDelivered, PICKER } from '#tests/support/delivered-order.ts';
import { payerOf } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { tip } from './table.ts';

const MINUTE = 60_000;

let shop: SellingShop;
let sara: Buyer;
let docno = 0;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
  docno = await deliverOrder(shop, sara);
});

const given = (more: object = {}) => ({
  saldoctype: 'RSO',
  saldocno: docno,
  DriverCode: DRIVER,
  DriverTipAmount: 10,
  PickerCode: PICKER,
  PickerTipAmount: 5,
  ...more,
});
const byWallet = (more?: object, key?: string) => sara.ask(tipByWallet, given(more), key);
const byCard = (more?: object, key?: string) => sara.ask(tipByCard, given(more), key);
const ofBill = (id: number) => ({ Docno: id, Doctype: 'PBO' });
const newBill = async (more?: object): Promise<number> => Number((await byCard(more)).body.data['piDocno']);
const payBill = async (id: number, card: string, more: object = {}) =>
  sara.ask(payBillByNewCard, {
    ...ofBill(id),
    sessionId: await shop.sandbox.session(card),
    pay_type: 'NEW CARD',
    ...more,
  });
const status = async (id: number) => (await sara.ask(readPaymentStatus, ofBill(id))).body.data;
const standing = async (id: number) => (await sara.ask(readBill, { piDocno: id, piDoctype: 'PBO' })).body.data;
const canTip = async () => (await sara.ask(readRating, { rateDoctype: 'RSO', rateDocno: docno })).body.data['canTip'];
const wallet = async () => (await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id })).available;
/** What the staff is owed, in fils. */
async function tips(): Promise<number> {
  const rows = await shop.db.orm
    .select({ fils: ledgerPosting.fils })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(eq(ledgerAccount.kind, 'tips'));
  return rows.reduce((sum, { fils }) => sum + fils, 0);
}
const tipsOfOrder = () => shop.db.orm.select().from(tip).where(eq(tip.orderId, docno)).orderBy(tip.id);

describe('out of the wallet', () => {
  test('goes to the staff at once, and only once', async () => {
    const before = await tips();
    await sara.give(2000);
    expect((await byWallet()).code).toBe(200);
    expect([await tips(), await wallet(), await canTip()]).toEqual([before + 1500, 500, false]);
    expect((await byWallet()).body.code).toBe('already_tipped');
    expect((await byCard()).body.code).toBe('already_tipped');
    expect(await tips()).toBe(before + 1500);
    expect(await recount(shop.db)).toEqual([]);
  });

  test('the same key again answers as before; without a balance that covers both nothing is kept', async () => {
    await sara.give(1499);
    const poor = await byWallet();
    expect([poor.code, poor.body.code]).toEqual([422, 'insufficient']);
    expect(await tipsOfOrder()).toEqual([]);
    await sara.give(1);
    const key = 'one-tip-of-saras';
    expect((await byWallet({}, key)).code).toBe(200);
    expect((await byWallet({}, key)).code).toBe(200);
    expect((await byWallet({ DriverTipAmount: 15 }, key)).code).toBe(422);
    expect(await tipsOfOrder()).toMatchObject([{ state: 'paid', driverFils: 1000, pickerFils: 500, billId: null }]);
  });

  test('twenty at once give one', async () => {
    await sara.give(30_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => byWallet()));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await wallet()).toBe(28_500);
  });
});

describe.each([
  ['out of the wallet', tipByWallet],
  ['by card', tipByCard],
])('%s is refused', (_, call) => {
  test.each([
    ['both of 0', { DriverTipAmount: 0, PickerTipAmount: 0 }, 422, 'DriverTipAmount'],
    ['an amount that cannot be given', { PickerTipAmount: 7 }, 422, 'PickerTipAmount'],
    ['one below 0', { DriverTipAmount: -5 }, 422, 'DriverTipAmount'],
    ['another driver', { DriverCode: 22 }, 422, 'DriverCode'],
    ['another picker', { PickerCode: 12 }, 422, 'PickerCode'],
    ['an order that is not there', { saldocno: 2_000_000 }, 404, undefined],
  ])('%s', async (_said, more, code, field) => {
    await sara.give(10_000);
    const answer = await sara.ask(call, given(more));
    expect([answer.code, answer.body['field']]).toEqual([code, field]);
    expect(await tipsOfOrder()).toEqual([]);
  });

  test('after 14 days', async () => {
    await sara.give(10_000);
    await markDelivered(shop, docno, new Date(shop.now().getTime() - 14 * 24 * 60 * MINUTE - 1));
    expect((await sara.ask(call, given())).body.code).toBe('not_delivered');
  });
});

describe('by card', () => {
  test('a bill that is captured at once, and goes to the staff when it is captured', async () => {
    const before = await tips();
    const made = (await byCard()).body.data;
    expect(made).toMatchObject({ orderAmount: 15, piDoctype: 'PBO' });
    const id = Number(made['piDocno']);
    expect(await standing(id)).toEqual({
      billKind: 'tip',
      orderAmount: 15,
      billState: 'open',
      isUnderWay: false,
      saldocno: docno,
    });
    // Authorised is not paid: the page goes on asking.
    expect((await payBill(id, CARDS.approved)).body.data).toEqual({ paymentStatus: 'UNKNOWN' });
    expect(await standing(id)).toMatchObject({ billState: 'open', isUnderWay: true });
    expect([await tips(), await canTip()]).toEqual([before, false]);
    await shop.jobs();
    expect(await status(id)).toMatchObject({ paymentStatus: 'AUTHORISED', orderDoctype: 'PBO', orderDocno: id });
    expect(await standing(id)).toMatchObject({ billState: 'paid', isUnderWay: false });
    expect(await payerOf(shop).atProvider(id)).toMatchObject({ state: 'captured', captured: 1500 });
    expect([await tips(), await canTip()]).toEqual([before + 1500, false]);
    expect((await byCard()).body.code).toBe('already_tipped');
    expect(await recount(shop.db)).toEqual([]);
  });

  test('3-D Secure, confirmed on the bank’s page', async () => {
    const id = await newBill();
    const begun = await payBill(id, CARDS.asks3ds);
    const challenge = JSON.parse(String(begun.body.data['threeDs'])) as Record<string, unknown>;
    expect((await byCard({ DriverTipAmount: 15 })).body.code).toBe('payment_under_way');
    await shop.sandbox.answerChallenge({ challenge }, true);
    expect((await sara.ask(finishBillChallenge, ofBill(id))).body.data['paymentStatus']).toBe('UNKNOWN');
    await shop.jobs();
    expect(await status(id)).toMatchObject({ paymentStatus: 'AUTHORISED', orderDocno: id });
  });

  test('declined: said, and the same bill can be paid again', async () => {
    const id = await newBill();
    expect((await payBill(id, CARDS.declined)).body.data['paymentStatus']).toBe('FAILED');
    expect([await canTip(), await newBill()]).toEqual([true, id]);
    await payBill(id, CARDS.approved);
    await shop.jobs();
    expect(await standing(id)).toMatchObject({ billState: 'paid' });
  });

  test('stopped on the bank’s page: other tips make another bill, or come out of the wallet', async () => {
    const id = await newBill();
    await payBill(id, CARDS.asks3ds);
    expect((await sara.ask(stopPayment, ofBill(id))).body.data['paymentStatus']).toBe('ABANDONED');
    const other = await newBill({ DriverTipAmount: 15 });
    expect(other).not.toBe(id);
    expect(await standing(id)).toMatchObject({ billState: 'ended' });
    expect((await payBill(id, CARDS.approved)).body.code).toBe('bill_over');
    await sara.give(1500);
    expect((await byWallet()).code).toBe(200);
    expect((await tipsOfOrder()).map(({ state }) => state)).toEqual(['ended', 'ended', 'paid']);
  });

  test('confirmed after it was stopped: the money goes back, and nobody is owed it', async () => {
    const before = await tips();
    const id = await newBill();
    const begun = await payBill(id, CARDS.asks3ds);
    const challenge = JSON.parse(String(begun.body.data['threeDs'])) as Record<string, unknown>;
    await sara.ask(stopPayment, ofBill(id));
    await shop.sandbox.answerChallenge({ challenge }, true);
    await shop.advance(2 * MINUTE);
    await shop.jobs('payments.sweep');
    await shop.jobs();
    expect(await payerOf(shop).atProvider(id)).toMatchObject({ state: 'voided' });
    expect([await tips(), await canTip()]).toEqual([before, true]);
  });

  test('a capture that is refused for good ends the bill and its tip, says so, and leaves the way open', async () => {
    const before = await tips();
    const id = await newBill();
    await payBill(id, CARDS.approved);
    await shop.sandbox.refuseNext((await payerOf(shop).attemptOf(id))?.ref ?? '', 'refuse');
    await shop.jobs();
    expect(await status(id)).toEqual({ paymentStatus: 'FAILED' });
    expect(await standing(id)).toMatchObject({ billState: 'ended', isUnderWay: false });
    expect([await tips(), await canTip()]).toEqual([before, true]);
    expect(await payerOf(shop).atProvider(id)).toMatchObject({ state: 'voided', captured: 0 });
    expect(await newBill()).not.toBe(id);
    // It was authorised, and looked paid: who has left the page hears of it.
    const mails = (await readOutbox(shop.db, 500)).filter(({ key }) => key === `tip-refused:${id}`);
    expect(mails).toMatchObject([{ recipient: sara.email }]);
    expect(mails[0]?.body).toContain('AED 15.00');
    expect(mails[0]?.body).toContain(`/en/orderinvoice/RSO/${docno}/order`);
  });

  test('after a rating the order offers a tip as long as one can be given', async () => {
    const offered = async () => (await sara.ask(readOrder, { Docno: docno, Doctype: 'RSO' })).body.data['actions'];
    expect(await offered()).not.toContain('tip');
    await sara.ask(updateRating, { rateDoctype: 'RSO', ratedocno: docno, deliveryRating: 5 });
    expect(await offered()).toEqual(expect.arrayContaining(['tip']));
    const id = await newBill();
    await payBill(id, CARDS.declined);
    expect(await offered()).toContain('tip');
    await payBill(id, CARDS.asks3ds);
    expect(await offered()).not.toContain('tip');
    await sara.ask(stopPayment, ofBill(id));
    await sara.give(1500);
    expect(await offered()).toContain('tip');
    expect((await byWallet()).code).toBe(200);
    expect(await offered()).not.toContain('tip');
  });

  test('is not paid by the wallet, nor for another amount than it shows', async () => {
    const id = await newBill();
    await sara.give(10_000);
    expect((await sara.ask(payByWallet, { ...ofBill(id), pay_type: 'BY WALLET' })).body.code).toBe('card_only');
    expect((await payBill(id, CARDS.approved, { orderAmount: 5 })).body.code).toBe('total_changed');
    expect([await wallet(), await canTip()]).toEqual([10_000, true]);
  });

  test('ends by itself after its time, but not while it is being paid', async () => {
    const id = await newBill();
    await shop.advance(29 * MINUTE);
    await payBill(id, CARDS.asks3ds);
    await shop.advance(3 * MINUTE);
    await shop.jobs('bills.sweep');
    expect(await standing(id)).toMatchObject({ billState: 'open', isUnderWay: true });
    await sara.ask(stopPayment, ofBill(id));
    // Its attempt moved its end on.
    await shop.jobs('bills.sweep');
    expect(await standing(id)).toMatchObject({ billState: 'open' });
    await shop.advance(13 * MINUTE);
    expect(await standing(id)).toMatchObject({ billState: 'ended' });
    await shop.jobs('bills.sweep');
    expect(await shop.db.orm.select().from(bill).where(eq(bill.id, id))).toMatchObject([{ state: 'ended' }]);
    expect(await tipsOfOrder()).toMatchObject([{ state: 'ended' }]);
  });

  test('another shopper’s bill is as one that is not there', async () => {
    const id = await newBill();
    const omar = await shop.buyer();
    expect((await omar.ask(readBill, { piDocno: id, piDoctype: 'PBO' })).code).toBe(404);
    const sessionId = await shop.sandbox.session(CARDS.approved);
    expect((await omar.ask(payBillByNewCard, { ...ofBill(id), sessionId, pay_type: 'NEW CARD' })).code).toBe(404);
    expect((await omar.ask(tipByWallet, given())).code).toBe(404);
  });
});
