/** PayBillOnline: which bill is paid, and that no amount comes from the screen (remaining.md EG 7; decisions.md 7). */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { openBill } from '#contract/bills.ts';
import { tipByCard } from '#contract/ratings.ts';
import { deliverOrder, DRIVER, PICKER } from '#tests/support/delivered-order.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

let shop: SellingShop;
let sara: Buyer;
let docno = 0;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
  const order = await deliverOrder(shop, sara);
  const tips = { DriverCode: DRIVER, DriverTipAmount: 10, PickerCode: PICKER, PickerTipAmount: 5 };
  docno = Number((await sara.ask(tipByCard, { saldoctype: 'RSO', saldocno: order, ...tips })).body.data['piDocno']);
});

const asked = (more: object = {}) => ({
  DeviceSource: 'WEB',
  language: 'en',
  pboDoctype: 'PBO',
  saldocno: docno,
  saldoctype: 'PBO',
  email: 'sara@zad.example',
  ...more,
});

test('a bill that is there is found with what it comes to', async () => {
  expect((await sara.ask(openBill, asked({ ihdAmount: 15 }))).body.data).toEqual({
    orderAmount: 15,
    piDoctype: 'PBO',
    piDocno: docno,
  });
});

test.each([
  ['another amount than it comes to', { ihdAmount: 14.99 }, 409, 'total_changed'],
  ['a bill that is not there', { saldocno: 2_000_000_000 }, 404, 'not_found'],
  ['an e-gift that is not there', { saldoctype: 'EGF' }, 404, 'not_found'],
  ['an order: its own calls pay it', { saldoctype: 'RSO' }, 400, 'invalid'],
])('%s is refused', async (_, more, code, word) => {
  const answer = await sara.ask(openBill, asked(more));
  expect([answer.code, answer.body['code']]).toEqual([code, word]);
});

test('one whose time is over is refused', async () => {
  await shop.advance(30 * 60_000);
  const answer = await sara.ask(openBill, asked());
  expect([answer.code, answer.body['code']]).toEqual([409, 'bill_over']);
});
