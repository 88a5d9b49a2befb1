/** Orders prepared and paid against the sandbox, over the shop's own calls: each outcome, and what it leaves in every room. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { confirmGroups, readGroups, readTotals, updateGroups } from '#contract/checkout.ts';
import { readThanks } from '#contract/orders.ts';
import {
  finishChallenge,
  payByNewCard,
  payBySavedCard,
  payByWallet,
  readPaymentStatus,
  readSavedCards,
  removeSavedCard,
  stopPayment,
} from '#contract/payments.ts';
import { linesOf } from '#server/cart/lines.ts';
import { cartVersionOf } from '#server/checkout/cart-lines.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { placedOrder } from '#server/orders/table.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { slot, slotHold } from '#server/slots/table.ts';
import { setStock } from '#server/stock/store.ts';
import { stock } from '#server/stock/table.ts';
import { freeVouchers, giveVoucher } from '#server/vouchers/store.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { paymentAttempt } from './table.ts';

let shop: SellingShop;
let sara: Buyer;
let code = '';
beforeAll(async () => {
  shop = await openSellingShop();
  code = shop.goods[0]?.code ?? '';
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.fill({ [code]: 2 });
});

const document = (docno: number) => ({ Docno: docno, Doctype: 'PRO' });
const ordersOf = (buyer: Buyer) => shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, buyer.id));
const netOf = async (buyer: Buyer, docno: number): Promise<number> =>
  Math.round(Number((await buyer.ask(readTotals, document(docno))).body.data['netAmt']) * 100);
const payCard = async (buyer: Buyer, docno: number, card: string, more: object = {}, key?: string) =>
  buyer.ask(
    payByNewCard,
    { ...document(docno), sessionId: await shop.sandbox.session(card), pay_type: 'NEW CARD', ...more },
    key,
  );
/** Every figure that is kept is what its parts come to, and nothing waits. */
async function expectTidy(): Promise<void> {
  expect(await recount(shop.db)).toEqual([]);
}

describe('by wallet', () => {
  const pay = (buyer: Buyer, docno: number, more: object = {}, key?: string) =>
    buyer.ask(payByWallet, { ...document(docno), pay_type: 'BY WALLET', ...more }, key);

  test('the order is placed, the wallet reserved, the cart emptied, the mail ordered; taken when it was picked', async () => {
    await sara.give(100_000);
    const docno = await sara.prepare();
    const net = await netOf(sara, docno);
    expect((await sara.ask(readTotals, document(docno))).body.data).toMatchObject({ netPayableAmount: 0 });
    expect((await pay(sara, docno, { orderAmount: net / 100 })).body).toMatchObject({
      status: 1,
      data: { paymentStatus: 'AUTHORISED', orderDoctype: 'PRO', orderDocno: docno },
    });
    const [order] = await ordersOf(sara);
    expect(order).toMatchObject({ state: 1, net, paidBy: 'wallet', taken: null });
    expect(await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id })).toMatchObject({
      balance: 100_000,
      reserved: net,
    });
    expect(await linesOf(shop.db.orm, sara.id)).toEqual([]);
    const thanks = await sara.ask(readThanks, { Docno: docno, Doctype: 'PR0' });
    expect(thanks.body.data['rsoDetailsList']).toMatchObject([{ docno: order?.id, doctype: 'RSO' }]);
    // The whole of its way: picked, taken, sent, delivered.
    await shop.jobs();
    for (let hours = 0; hours < 40; hours += 1) {
      await shop.advance(3_600_000);
      await shop.jobs('orders.clock');
    }
    const [done] = await ordersOf(sara);
    expect(done).toMatchObject({ state: 6, taken: net });
    expect(await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id })).toEqual({
      balance: 100_000 - net,
      reserved: 0,
      available: 100_000 - net,
    });
    await expectTidy();
  });

  test('a wallet that does not suffice pays nothing, and leaves the order to be paid otherwise', async () => {
    await sara.give(100);
    const docno = await sara.prepare();
    expect(await pay(sara, docno)).toMatchObject({
      code: 422,
      body: { message: 'Insufficient balance', code: 'insufficient' },
    });
    expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  });

  test('the same key a hundred times at once is one order; another body under it is refused', async () => {
    await sara.give(500_000);
    const docno = await sara.prepare();
    const key = `key-${docno}-0123456789`;
    const answers = await Promise.all(Array.from({ length: 100 }, () => pay(sara, docno, {}, key)));
    expect(answers.filter(({ code: status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ code: status }) => status === 200 || status === 409)).toBe(true);
    expect(await ordersOf(sara)).toHaveLength(1);
    expect((await pay(sara, docno, {}, key)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    expect(await pay(sara, docno, { orderAmount: 1 }, key)).toMatchObject({ code: 422, body: { code: 'key_reused' } });
  });

  test('another total than was shown is refused, and nobody pays another shopper’s order', async () => {
    await sara.give(100_000);
    const docno = await sara.prepare();
    expect(await pay(sara, docno, { orderAmount: 1 })).toMatchObject({ code: 409, body: { code: 'total_changed' } });
    const omar = await shop.buyer();
    await omar.give(100_000);
    expect((await pay(omar, docno)).code).toBe(404);
    expect(await ordersOf(sara)).toEqual([]);
  });
});

describe('by a new card', () => {
  test('authorised at once: placed; captured when it was picked', async () => {
    const docno = await sara.prepare();
    const net = await netOf(sara, docno);
    expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    const [attempt] = await shop.db.orm.select().from(paymentAttempt).where(eq(paymentAttempt.docno, docno));
    for (let hours = 0; hours < 40; hours += 1) {
      await shop.advance(3_600_000);
      await shop.jobs('orders.clock');
    }
    expect(await ordersOf(sara)).toMatchObject([{ state: 6, taken: net, paidBy: 'card' }]);
    expect(await shop.sandbox.gateway.find(attempt?.ref ?? '')).toMatchObject({ state: 'captured', captured: net });
    await expectTidy();
  });

  test.each([
    ['passed', true, 'AUTHORISED', 1],
    ['refused', false, 'THREE_DS_FAILURE', 0],
  ] as const)('3-D Secure %s', async (_, isConfirmed, word, orders) => {
    const docno = await sara.prepare();
    const begun = await payCard(sara, docno, CARDS.asks3ds);
    expect(begun.body.data).toMatchObject({ paymentStatus: 'AWAIT_3DS' });
    const challenge = JSON.parse(String(begun.body.data['threeDs'])) as Record<string, unknown>;
    await shop.sandbox.answerChallenge({ challenge }, isConfirmed);
    expect((await sara.ask(finishChallenge, document(docno))).body.data).toMatchObject({ paymentStatus: word });
    expect(await ordersOf(sara)).toHaveLength(orders);
  });

  test('3-D Secure that is left ends by itself, and the order can be paid anew', async () => {
    const docno = await sara.prepare();
    await payCard(sara, docno, CARDS.asks3ds);
    await shop.advance(16 * 60_000);
    await shop.jobs('payments.sweep');
    const { data } = (await sara.ask(readPaymentStatus, document(docno))).body;
    expect(['ABANDONED', 'THREE_DS_FAILURE']).toContain(data['paymentStatus']);
    expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  });

  test('3-D Secure that is stopped: what the bank says later is given back, and never placed', async () => {
    const docno = await sara.prepare();
    const begun = await payCard(sara, docno, CARDS.asks3ds);
    const challenge = JSON.parse(String(begun.body.data['threeDs'])) as Record<string, unknown>;
    expect((await sara.ask(stopPayment, document(docno))).body.data).toMatchObject({ paymentStatus: 'ABANDONED' });
    await shop.sandbox.answerChallenge({ challenge }, true);
    await sara.ask(readPaymentStatus, document(docno));
    await shop.jobs();
    const [attempt] = await shop.db.orm.select().from(paymentAttempt).where(eq(paymentAttempt.docno, docno));
    expect(await shop.sandbox.gateway.find(attempt?.ref ?? '')).toMatchObject({ state: 'voided' });
    expect(await ordersOf(sara)).toEqual([]);
  });

  test('declined, then paid with another card', async () => {
    const docno = await sara.prepare();
    expect((await payCard(sara, docno, CARDS.declined)).body.data).toMatchObject({ paymentStatus: 'FAILED' });
    expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    expect(await ordersOf(sara)).toHaveLength(1);
  });

  test('an answer that is lost is looked up: one charge, one order', async () => {
    const docno = await sara.prepare();
    const net = await netOf(sara, docno);
    shop.sandbox.loseAnswers('after');
    expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'UNKNOWN' });
    // Nobody begins another payment meanwhile, and nobody prepares another order.
    expect(await payCard(sara, docno, CARDS.approved)).toMatchObject({
      code: 409,
      body: { code: 'payment_under_way' },
    });
    await expect(sara.prepare()).rejects.toThrow('payment_under_way');
    expect((await sara.ask(readPaymentStatus, document(docno))).body.data).toMatchObject({
      paymentStatus: 'AUTHORISED',
    });
    expect(await ordersOf(sara)).toMatchObject([{ net }]);
  });

  test('a request that never arrived: the shopper stops it and pays anew', async () => {
    const docno = await sara.prepare();
    shop.sandbox.loseAnswers('before');
    expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'UNKNOWN' });
    expect((await sara.ask(stopPayment, document(docno))).body.data).toMatchObject({ paymentStatus: 'ABANDONED' });
    expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    expect(await ordersOf(sara)).toHaveLength(1);
  });

  test('nobody looks any more: the sweep finds what was authorised, and places it', async () => {
    const docno = await sara.prepare();
    shop.sandbox.loseAnswers('after');
    await payCard(sara, docno, CARDS.approved);
    await shop.advance(61_000);
    await shop.jobs('payments.sweep');
    expect(await ordersOf(sara)).toHaveLength(1);
  });

  test('a body with a card number or a CVV is refused, and named', async () => {
    const docno = await sara.prepare();
    for (const field of ['cvv', 'cardNumber']) {
      expect(await payCard(sara, docno, CARDS.approved, { [field]: '123' })).toMatchObject({
        code: 400,
        body: { field },
      });
    }
  });

  test('at most six tries of one order', async () => {
    const docno = await sara.prepare();
    for (let tries = 0; tries < 6; tries += 1) await payCard(sara, docno, CARDS.declined);
    expect(await payCard(sara, docno, CARDS.approved)).toMatchObject({ code: 429, body: { code: 'too_many' } });
  });
});

test('a saved card: kept with consent, used with its CVV, another shopper’s is not there, removed here and there', async () => {
  const docno = await sara.prepare();
  await payCard(sara, docno, CARDS.approved, { saveCardToken: true });
  const { data } = (await sara.ask(readSavedCards)).body;
  const [card] = data['cardList'] as { cardToken: string; maskedPan: string }[];
  expect(card).toMatchObject({ scheme: 'visa', expiry: '12/40' });
  expect(card?.maskedPan).not.toContain('4111111111111111');
  await sara.fill({ [code]: 1 });
  const next = await sara.prepare();
  const sessionId = await shop.sandbox.cvvSession();
  const input = { ...document(next), cardToken: card?.cardToken, sessionId, pay_type: 'SAVED CARD' };
  const omar = await shop.buyer();
  expect((await omar.ask(payBySavedCard, input)).code).toBe(404);
  expect((await sara.ask(payBySavedCard, input)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  expect((await sara.ask(removeSavedCard, { cardToken: card?.cardToken })).code).toBe(200);
  expect((await sara.ask(readSavedCards)).body.data['cardList']).toEqual([]);
  await shop.jobs('payments.sweep');
  expect((await sara.ask(removeSavedCard, { cardToken: card?.cardToken })).code).toBe(404);
});

describe('what is gone by the time of the money', () => {
  test('a slot that was taken after the hold had ended: the money goes back', async () => {
    const docno = await sara.prepare();
    const [held] = await shop.db.orm.select().from(slotHold).where(eq(slotHold.proId, docno));
    const isIt = eq(slot.id, held?.slotId ?? 0);
    shop.sandbox.loseAnswers('after');
    await payCard(sara, docno, CARDS.approved);
    await shop.advance(31 * 60_000);
    await shop.jobs('slots.sweep');
    await shop.db.orm
      .update(slot)
      .set({ taken: sql`${slot.capacity} - ${slot.held}` })
      .where(isIt);
    expect((await sara.ask(readPaymentStatus, document(docno))).body.data).toMatchObject({
      paymentStatus: 'ABANDONED',
    });
    await shop.jobs();
    const [attempt] = await shop.db.orm.select().from(paymentAttempt).where(eq(paymentAttempt.docno, docno));
    expect(await shop.sandbox.gateway.find(attempt?.ref ?? '')).toMatchObject({ state: 'voided' });
    expect(await ordersOf(sara)).toEqual([]);
    await shop.db.orm.update(slot).set({ taken: 0 }).where(isIt);
  });

  test('stock that ran out between cart and preparing is named; what was prepared keeps its units', async () => {
    const scarce = shop.goods[5]?.code ?? '';
    await shop.db.transaction((tx) => setStock(tx, scarce, 3));
    await sara.fill({ [scarce]: 3 });
    const docno = await sara.prepare();
    const omar = await shop.buyer();
    await omar.fill({ [scarce]: 1 });
    await expect(omar.prepare()).rejects.toThrow('unavailable');
    expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    expect(await shop.db.orm.select().from(stock).where(eq(stock.stockCode, scarce))).toMatchObject([
      { onHand: 0, held: 0 },
    ]);
  });
});

test('voucher, points and donation: spent once, and the total comes out', async () => {
  const { shop: figures } = shop.deps.settings;
  const at = shop.now();
  await shop.db.transaction(async (tx) => {
    await giveVoucher(tx, {
      key: `v${sara.id}`,
      userId: sara.id,
      title: { en: 'A gift', ar: 'هدية' },
      fils: 1000,
      at,
      settings: figures,
    });
    await earnPoints(tx, { key: `p${sara.id}`, userId: sara.id, kind: 'given', points: 700, at, settings: figures });
  });
  const [voucher] = await freeVouchers(shop.db.orm, sara.id, at);
  const plain = await netOf(sara, await sara.prepare());
  const docno = await sara.prepare({
    CreditvoucherCode: voucher?.id,
    LoyaltyPointsUsed: 500,
    DonationList: [{ DcoNo: 1, DPnationAmount: 7.5 }],
  });
  expect(await netOf(sara, docno)).toBe(plain - 1000 - 5000 + 750);
  expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  expect(await freeVouchers(shop.db.orm, sara.id, at)).toEqual([]);
  expect(await pointsOf(shop.db.orm, sara.id, at)).toBe(200);
  expect(await ordersOf(sara)).toMatchObject([{ voucher: 1000, points: 5000, donation: 750 }]);
  await sara.fill({ [code]: 1 });
  await expect(sara.prepare({ CreditvoucherCode: voucher?.id })).rejects.toThrow('wrong_voucher');
});

test('a total of 0 by a voucher is paid with nothing', async () => {
  const at = shop.now();
  const { shop: figures } = shop.deps.settings;
  await shop.db.transaction((tx) =>
    giveVoucher(tx, {
      key: `w${sara.id}`,
      userId: sara.id,
      title: { en: 'All', ar: 'الكل' },
      fils: 900_000,
      at,
      settings: figures,
    }),
  );
  const [voucher] = await freeVouchers(shop.db.orm, sara.id, at);
  const docno = await sara.prepare({ CreditvoucherCode: voucher?.id });
  expect((await sara.ask(readTotals, document(docno))).body.data).toMatchObject({ netAmt: 0, netPayableAmount: 0 });
  // A card is refused, and leaves nothing behind that is in the way.
  expect(await payCard(sara, docno, CARDS.approved)).toMatchObject({ code: 409, body: { code: 'nothing_to_pay' } });
  expect((await sara.ask(payByWallet, { ...document(docno), pay_type: 'BY WALLET' })).body.data).toMatchObject({
    paymentStatus: 'AUTHORISED',
  });
  expect(await ordersOf(sara)).toMatchObject([{ net: 0, paidBy: 'nothing' }]);
});

test('things that cannot come together: confirmed first, then paid, an order for each delivery', async () => {
  const late = shop.late[0]?.code ?? '';
  await sara.fill({ [late]: 1 });
  const docno = await sara.prepare();
  expect(await payCard(sara, docno, CARDS.approved)).toMatchObject({ code: 409, body: { code: 'confirm_first' } });
  const groups = (await sara.ask(readGroups, document(docno))).body.data['multiItemList'] as {
    groupDocNo: number;
    dateDocno: number;
    timeDocno: number;
    firstDateDocno: number;
  }[];
  expect(groups).toHaveLength(2);
  const times = groups.map(({ groupDocNo, dateDocno, timeDocno }) => ({ groupDocNo, dateDocno, timeDocno }));
  expect((await sara.ask(updateGroups, { ...document(docno), DataSet: times })).code).toBe(200);
  expect((await sara.ask(confirmGroups, { ...document(docno), DataSet: times })).body).toMatchObject({
    message: 'Choose the desired payment option and click on Pay Now.',
  });
  const net = await netOf(sara, docno);
  expect((await payCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  const orders = await ordersOf(sara);
  expect(orders).toHaveLength(2);
  expect(orders.reduce((sum, order) => sum + order.net, 0)).toBe(net);
  expect(orders.filter(({ delivery }) => delivery > 0)).toHaveLength(1);
});

test('what is added to the cart while it is paid stays in it', async () => {
  const docno = await sara.prepare();
  const before = await cartVersionOf(shop.db.orm, sara.id);
  await sara.fill({ [code]: 5 });
  expect(await cartVersionOf(shop.db.orm, sara.id)).toBeGreaterThan(before);
  await payCard(sara, docno, CARDS.approved);
  expect(await linesOf(shop.db.orm, sara.id)).toMatchObject([{ stockCode: code, quantity: 3 }]);
});
