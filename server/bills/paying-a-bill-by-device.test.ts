/** A bill paid on the sheet of a device's wallet: where it leads back to, and what each outcome leaves (remaining.md PAY 14 to 17; C2). */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { readBill } from '#contract/bills.ts';
import { readPaymentStatus, stopPayment } from '#contract/payments.ts';
import { readRating, tipByCard } from '#contract/ratings.ts';
import { recount } from '#server/ledger/recount.ts';
import { deliverOrder, DRIVER, PICKER } from '#tests/support/delivered-order.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let order = 0;
let docno = 0;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
});
beforeEach(async () => {
  sara = await shop.buyer();
  order = await deliverOrder(shop, sara);
  const tips = { DriverCode: DRIVER, DriverTipAmount: 10, PickerCode: PICKER, PickerTipAmount: 5 };
  docno = Number((await sara.ask(tipByCard, { saldoctype: 'RSO', saldocno: order, ...tips })).body.data['piDocno']);
});

const open = (more: object = {}) => payer.bySamsung(sara, docno, { pi_doctype: 'PBO', ...more });
const press = async (how: 'approved' | 'declined' | 'cancel'): Promise<string> => {
  const payment = await payer.atProvider(docno);
  if (!payment) throw new Error('the provider has no such payment');
  return shop.sandbox.answerSheet(payment, how);
};
const ofBill = () => ({ Docno: docno, Doctype: 'PBO' });
const statusOf = async () => (await sara.ask(readPaymentStatus, ofBill())).body.data;
const standing = async () => (await sara.ask(readBill, { piDocno: docno, piDoctype: 'PBO' })).body.data;
const canTip = async () => (await sara.ask(readRating, { rateDoctype: 'RSO', rateDocno: order })).body.data['canTip'];

test('paid: its sheet leads back to the bill, which is captured at once, and paid only then', async () => {
  const { data } = (await open({ language: 'ar', orderAmount: 15 })).body;
  const back = `?piDocno=${docno}&piDoctype=PBO`;
  expect(data['order']).toMatchObject({
    callbackUrl: `http://127.0.0.1:4173/ar/samsung-success${back}`,
    cancelUrl: `http://127.0.0.1:4173/ar/Finalizepayment${back}`,
  });
  expect(await payer.attemptOf(docno)).toMatchObject({ doctype: 'PBO', method: 'device_wallet', fils: 1500 });
  expect(await press('approved')).toBe('SUCCESS');
  expect(await statusOf()).toEqual({ paymentStatus: 'UNKNOWN' });
  expect(await standing()).toMatchObject({ billState: 'open', isUnderWay: true });
  await shop.jobs();
  expect(await statusOf()).toMatchObject({ paymentStatus: 'AUTHORISED', orderDoctype: 'PBO', orderDocno: docno });
  expect(await payer.atProvider(docno)).toMatchObject({ state: 'captured', captured: 1500 });
  expect([(await standing())['billState'], await canTip()]).toEqual(['paid', false]);
  expect((await open()).body.code).toBe('bill_over');
  expect(await recount(shop.db)).toEqual([]);
});

test.each(['declined', 'cancel'] as const)('%s: nothing is paid, and its sheet opens again', async (how) => {
  await open();
  await press(how);
  expect((await sara.ask(stopPayment, ofBill())).body.data).toMatchObject({ paymentStatus: 'FAILED' });
  expect(await standing()).toMatchObject({ billState: 'open', isUnderWay: false });
  expect((await open()).code).toBe(200);
});

test('paid after it was stopped: the money goes back, and nobody is owed it', async () => {
  await open();
  expect((await sara.ask(stopPayment, ofBill())).body.data).toMatchObject({ paymentStatus: 'ABANDONED' });
  await press('approved');
  await statusOf();
  await shop.jobs();
  expect(await payer.atProvider(docno)).toMatchObject({ state: 'voided', captured: 0 });
  expect(await standing()).not.toMatchObject({ billState: 'paid' });
  expect(await recount(shop.db)).toEqual([]);
});

test('another total than the bill’s is refused, and another shopper’s bill is not there', async () => {
  expect((await open({ orderAmount: 14 })).body.code).toBe('total_changed');
  const omar = await shop.buyer();
  expect((await payer.bySamsung(omar, docno, { pi_doctype: 'PBO' })).code).toBe(404);
  expect(await payer.attemptOf(docno)).toBeUndefined();
});
