/** What an order is placed with: slots, stock, vouchers, points, groups, and the cart that it leaves. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { confirmGroups, readGroups, readTotals, updateGroups } from '#contract/checkout.ts';
import { readPaymentStatus } from '#contract/payments.ts';
import { linesOf } from '#server/cart/lines.ts';
import { placedOrder } from '#server/orders/table.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { slot, slotHold } from '#server/slots/table.ts';
import { setStock } from '#server/stock/store.ts';
import { stock } from '#server/stock/table.ts';
import { freeVouchers, giveVoucher } from '#server/vouchers/store.ts';
import { ofPro, payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { cartVersionOf } from './cart-lines.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let code = '';
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  code = shop.goods[0]?.code ?? '';
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.putInCart({ [code]: 2 });
});

describe('what is gone by the time of the money', () => {
  test('a slot that was taken after the hold had ended: the money goes back', async () => {
    const docno = await sara.prepare();
    const [held] = await shop.db.orm.select().from(slotHold).where(eq(slotHold.proId, docno));
    const isIt = eq(slot.id, held?.slotId ?? 0);
    shop.sandbox.loseAnswers('after');
    await payer.byCard(sara, docno, CARDS.approved);
    await shop.advance(31 * 60_000);
    await shop.jobs('slots.sweep');
    await shop.db.orm
      .update(slot)
      .set({ taken: sql`${slot.capacity} - ${slot.held}` })
      .where(isIt);
    expect((await sara.ask(readPaymentStatus, ofPro(docno))).body.data).toMatchObject({
      paymentStatus: 'ABANDONED',
    });
    await shop.jobs();
    expect(await payer.atProvider(docno)).toMatchObject({ state: 'voided' });
    expect(await payer.ordersOf(sara)).toEqual([]);
    await shop.db.orm.update(slot).set({ taken: 0 }).where(isIt);
  });

  test('stock that ran out between cart and preparing is named; what was prepared keeps its units', async () => {
    const scarce = shop.goods[5]?.code ?? '';
    await shop.db.transaction((tx) => setStock(tx, scarce, 3));
    await sara.putInCart({ [scarce]: 3 });
    const docno = await sara.prepare();
    const omar = await shop.buyer();
    await omar.putInCart({ [scarce]: 1 });
    await expect(omar.prepare()).rejects.toThrow('unavailable');
    expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
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
  const plain = await payer.netOf(sara, await sara.prepare());
  const docno = await sara.prepare({
    CreditvoucherCode: voucher?.id,
    LoyaltyPointsUsed: 500,
    DonationList: [{ DcoNo: 1, DPnationAmount: 7.5 }],
  });
  expect(await payer.netOf(sara, docno)).toBe(plain - 1000 - 5000 + 750);
  expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  expect(await freeVouchers(shop.db.orm, sara.id, at)).toEqual([]);
  expect(await pointsOf(shop.db.orm, sara.id, at)).toBe(200);
  expect(await payer.ordersOf(sara)).toMatchObject([{ voucher: 1000, points: 5000, donation: 750 }]);
  await sara.putInCart({ [code]: 1 });
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
  expect((await sara.ask(readTotals, ofPro(docno))).body.data).toMatchObject({ netAmt: 0, netPayableAmount: 0 });
  // A card is refused, and leaves nothing behind that is in the way.
  expect(await payer.byCard(sara, docno, CARDS.approved)).toMatchObject({
    code: 409,
    body: { code: 'nothing_to_pay' },
  });
  expect((await payer.byWallet(sara, docno)).body.data).toMatchObject({
    paymentStatus: 'AUTHORISED',
  });
  expect(await payer.ordersOf(sara)).toMatchObject([{ net: 0, paidBy: 'nothing' }]);
});

test('things that cannot come together: confirmed first, then paid, an order for each delivery', async () => {
  const late = shop.late[0]?.code ?? '';
  await sara.putInCart({ [late]: 1 });
  const docno = await sara.prepare();
  expect(await payer.byCard(sara, docno, CARDS.approved)).toMatchObject({ code: 409, body: { code: 'confirm_first' } });
  const groups = (await sara.ask(readGroups, ofPro(docno))).body.data['multiItemList'] as {
    groupDocNo: number;
    dateDocno: number;
    timeDocno: number;
    firstDateDocno: number;
  }[];
  expect(groups).toHaveLength(2);
  const times = groups.map(({ groupDocNo, dateDocno, timeDocno }) => ({ groupDocNo, dateDocno, timeDocno }));
  expect((await sara.ask(updateGroups, { ...ofPro(docno), DataSet: times })).code).toBe(200);
  expect((await sara.ask(confirmGroups, { ...ofPro(docno), DataSet: times })).body).toMatchObject({
    message: 'Choose the desired payment option and click on Pay Now.',
  });
  const net = await payer.netOf(sara, docno);
  expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  const orders = await payer.ordersOf(sara);
  expect(orders).toHaveLength(2);
  expect(orders.reduce((sum, order) => sum + order.net, 0)).toBe(net);
  expect(orders.filter(({ delivery }) => delivery > 0)).toHaveLength(1);
});

test('an order is added to by its shopper alone, and while nothing of it is picked', async () => {
  await payer.byCard(sara, await sara.prepare(), CARDS.approved);
  const [placed] = await payer.ordersOf(sara);
  const parent = { SalParentDoctype: 'RSO', SalParentDocno: placed?.id };
  const omar = await shop.buyer();
  for (const buyer of [sara, omar]) await buyer.putInCart({ [code]: 1 });
  await expect(omar.prepare(parent)).rejects.toThrow('nothing_to_add');
  expect(await sara.prepare(parent)).toBeGreaterThan(0);
  await shop.db.orm
    .update(placedOrder)
    .set({ state: 2 })
    .where(eq(placedOrder.id, placed?.id ?? 0));
  await expect(sara.prepare(parent)).rejects.toThrow('nothing_to_add');
});

test('what is added to the cart while it is paid stays in it', async () => {
  const docno = await sara.prepare();
  const before = await cartVersionOf(shop.db.orm, sara.id);
  await sara.putInCart({ [code]: 5 });
  expect(await cartVersionOf(shop.db.orm, sara.id)).toBeGreaterThan(before);
  await payer.byCard(sara, docno, CARDS.approved);
  expect(await linesOf(shop.db.orm, sara.id)).toMatchObject([{ stockCode: code, quantity: 3 }]);
});
