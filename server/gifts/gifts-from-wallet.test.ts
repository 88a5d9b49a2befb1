/** E-gifts out of the wallet: paid at once and once, within what may leave it in a day, and back into it (security.md row 3). */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { readBill } from '#contract/bills.ts';
import { payBillByNewCard, payByWallet } from '#contract/payments.ts';
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { readWalletStatement, sendByWallet } from '#contract/wallet.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { billOfGift, buyGift, mailsTo, makeGift } from '#tests/support/bought-gift.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { walletsOf } from '#tests/support/wallets.ts';

import { giftById } from './gift-store.ts';
import { cancelGift } from './refund-gift.ts';

const HOUR = 3_600_000;

let shop: SellingShop;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
});

const inWallet = () => walletsOf(shop).of(sara);
const owed = async (gift: number) => (await balanceOf(shop.db.orm, { kind: 'egift', ref: String(gift) })).balance;
const ofBill = (id: number) => ({ Docno: id, Doctype: 'PBO' });
const pay = (bill: number, shown?: number, key?: string) =>
  sara.ask(payByWallet, { ...ofBill(bill), pay_type: 'BY WALLET', ...(shown && { orderAmount: shown }) }, key);
const useOf = async (bill: number) =>
  (await sara.ask(readBill, { piDocno: bill, piDoctype: 'PBO' })).body.data['walletUse'];
const later = writtenDay(addDays(dubaiDay(new Date()), 3));

/** A gift that is not paid, and its bill. */
async function begin(dirhams: number, more: object = {}): Promise<{ gift: number; bill: number }> {
  const gift = await makeGift(shop, sara, { Amount: dirhams, ...more });
  return { gift, bill: await billOfGift(sara, gift) };
}

test('it is paid at once, once, and stands in the statement; its bill says whom it goes to and with which words', async () => {
  await sara.give(10_000);
  const { gift, bill } = await begin(50);
  const said = (await sara.ask(readBill, { piDocno: bill, piDoctype: 'PBO' })).body.data;
  expect(said).toMatchObject({
    walletUse: 'may',
    giftBill: { Name: 'Layla', senderName: 'Sara', Message: 'Happy birthday!' },
  });
  const key = crypto.randomUUID();
  const paid = await pay(bill, 50, key);
  expect([paid.code, paid.body.data['paymentStatus']]).toEqual([200, 'AUTHORISED']);
  await pay(bill, 50, key);
  expect((await pay(bill)).code).toBe(409);
  expect([await inWallet(), await owed(gift), (await giftById(shop.db.orm, gift))?.state]).toEqual([
    5000,
    5000,
    'paid',
  ]);
  await shop.jobs();
  expect((await giftById(shop.db.orm, gift))?.state).toBe('sent');
  const { body } = await sara.ask(readWalletStatement, { pageSize: 10 });
  expect(JSON.stringify(body)).toContain('"egift_bought"');
  expect(await recount(shop.db)).toEqual([]);
});

test('a wallet with less, or another amount on the screen: nothing is taken, and a card can still pay it', async () => {
  await sara.give(4000);
  const { gift, bill } = await begin(50);
  expect((await pay(bill)).body.code).toBe('insufficient');
  expect((await pay(bill, 49)).body.code).toBe('total_changed');
  expect([await inWallet(), await owed(gift)]).toEqual([4000, 0]);
  const sessionId = await shop.sandbox.session(CARDS.approved);
  await sara.ask(payBillByNewCard, { ...ofBill(bill), sessionId, pay_type: 'NEW CARD' });
  await shop.jobs();
  expect([await inWallet(), await owed(gift)]).toEqual([4000, 5000]);
});

test('AED 200 in 24 hours, with what went to friends; then again', async () => {
  await sara.give(100_000);
  expect((await sara.ask(sendByWallet, { gifttoemail: 'omar@example.ae', amount: 80 })).code).toBe(200);
  const { bill } = await begin(120);
  expect(await useOf(bill)).toBe('may');
  expect((await pay(bill)).code).toBe(200);
  const { bill: more, gift } = await begin(10);
  expect(await useOf(more)).toBe('over');
  expect((await pay(more)).body.code).toBe('day_over');
  // Money to a friend counts what was given as e-gifts, too.
  const friend = await sara.ask(sendByWallet, { gifttoemail: 'noor@example.ae', amount: 10 });
  expect([friend.code, friend.body.code]).toEqual([422, 'step_up']);
  expect([await inWallet(), await owed(gift)]).toEqual([80_000, 0]);
  await shop.advance(25 * HOUR);
  expect((await pay(await billOfGift(sara, gift))).code).toBe(200);
});

test('two at once: the second is refused where both are too much', async () => {
  await sara.give(100_000);
  const [one, two] = [await begin(150), await begin(150)];
  const codes = (await Promise.all([pay(one.bill), pay(two.bill)])).map(({ code }) => code);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await inWallet()).toBe(85_000);
});

test('another shopper’s bill is as one that is not there', async () => {
  await sara.give(10_000);
  const { bill } = await begin(50);
  const omar = await shop.buyer();
  await omar.give(10_000);
  expect((await omar.ask(payByWallet, { ...ofBill(bill), pay_type: 'BY WALLET' })).code).toBe(404);
});

test('one that is cancelled goes back into the wallet at once, and the mail says so; one by card goes through the provider', async () => {
  await sara.give(10_000);
  const { gift, bill } = await begin(50, { ScheduleDate: later });
  await pay(bill);
  await shop.db.transaction((tx) => cancelGift(tx, gift, shop.now()));
  expect([await inWallet(), await owed(gift)]).toEqual([10_000, 0]);
  await shop.jobs();
  const mails = await mailsTo(shop, sara.email);
  expect(mails.at(-1)?.body).toContain('It is in your Zad wallet again.');
  const byCard = await buyGift(shop, sara, { ScheduleDate: later });
  await shop.db.transaction((tx) => cancelGift(tx, byCard, shop.now()));
  expect(await inWallet()).toBe(10_000);
  expect(await recount(shop.db)).toEqual([]);
});
