/** What becomes of planned deliveries: orders, paid by the wallet or at once, cancelled ones and missed ones (remaining.md RG 13 to 18). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openBill, readBill } from '#contract/bills.ts';
import { readOrder } from '#contract/order-detail.ts';
import { payBillByNewCard } from '#contract/payments.ts';
import { cancelRegular, cancelRegularDelivery, checkRegular } from '#contract/regulars.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { placedOrder } from '#server/orders/table.ts';
import { slot } from '#server/slots/table.ts';
import { setStock } from '#server/stock/store.ts';
import { priceOf, regularOrdersOf, type RegularOrders } from '#tests/support/regular-orders.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { placeDueRegulars } from './place-due.ts';
import { openRegularDesk } from './regular-desk.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: SellingShop;
let sara: Buyer;
let milk: ItemRow;
let rice: ItemRow;
let regulars: RegularOrders;
beforeAll(async () => {
  shop = await openSellingShop();
  const found = shop.goods.filter(({ isRegularEligible }) => isRegularEligible);
  [milk, rice] = [found[0], found[1]] as [ItemRow, ItemRow];
  regulars = regularOrdersOf(shop, milk);
});
/** Half past twelve in Dubai: each test begins at the same hour, however far the clock went in those before it. */
const STARTS_AT = 8.5 * HOUR;
beforeEach(async () => {
  await shop.advance((STARTS_AT - (shop.now().getTime() % DAY) + DAY) % DAY);
  sara = await shop.buyer();
});

const wallet = (buyer: Buyer) => balanceOf(shop.db.orm, { kind: 'wallet', userId: buyer.id });
const sweep = () => shop.jobs('slots.make', 'regulars.sweep');
const mailsTo = async (buyer: Buyer) =>
  (await readOutbox(shop.db)).filter(({ recipient }) => recipient === buyer.email);
const hourOf = (moment: Date): number => (moment.getUTCHours() + 4) % 24;

describe('paid out of the wallet', () => {
  test('two days before they come deliveries of one time become one order, which the wallet pays without a fee', async () => {
    await sara.give(100_000);
    const [first, second] = [
      await regulars.made(sara),
      await regulars.made(sara, { stockCode: rice.code, subsItemQty: 1 }),
    ];
    await sweep();
    expect((await wallet(sara)).reserved).toBe(0);
    await shop.advance(DAY + 2 * HOUR);
    await sweep();
    await sweep();
    const [mine] = await regulars.lines(sara, first);
    const [other] = await regulars.lines(sara, second);
    expect([mine?.deliveryState, other?.saldocno]).toEqual(['ordered', mine?.saldocno]);
    const net = priceOf(milk) * 2 + priceOf(rice);
    expect(await wallet(sara)).toMatchObject({ balance: 100_000, reserved: net });
    const orders = await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, sara.id));
    expect(orders).toMatchObject([
      { net, delivery: 0, paidBy: 'wallet', day: mine?.deliveryDateDesc, attemptId: null },
    ]);
    expect((await sara.ask(readOrder, { Docno: mine?.saldocno, Doctype: 'RSO' })).code).toBe(200);
    expect(await recount(shop.db)).toEqual([]);
    expect((await mailsTo(sara)).map(({ subject }) => subject)).toEqual([`Your Zad order RSO-${mine?.saldocno}`]);
  });

  test('two clocks at once make one order; what is sold out keeps nothing else from coming', async () => {
    await sara.give(100_000);
    const gone = await regulars.made(sara);
    const there = await regulars.made(sara, { stockCode: rice.code });
    await shop.db.transaction((tx) => setStock(tx, milk.code, 0));
    await shop.advance(DAY + 2 * HOUR);
    const desk = await openRegularDesk(shop.deps);
    await Promise.all([placeDueRegulars(desk), placeDueRegulars(desk)]);
    await shop.db.transaction((tx) => setStock(tx, milk.code, 1000));
    expect([(await regulars.states(sara, gone))[0], (await regulars.states(sara, there))[0]]).toEqual([
      'planned',
      'ordered',
    ]);
    expect(await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, sara.id))).toHaveLength(1);
  });

  test('too little in the wallet is told of once, and it comes once there is enough; else it is missed and nothing taken', async () => {
    const docno = await regulars.made(sara);
    await shop.advance(DAY + 2 * HOUR);
    await sweep();
    await sweep();
    expect(await regulars.states(sara, docno)).toEqual(['planned', 'planned', 'planned', 'planned']);
    const lacks = ((priceOf(milk) * 2) / 100).toFixed(2);
    expect((await mailsTo(sara)).map(({ body }) => body)).toEqual([expect.stringContaining(`AED ${lacks}`)]);
    await sara.give(priceOf(milk) * 2);
    await sweep();
    expect((await regulars.states(sara, docno))[0]).toBe('ordered');
    await shop.advance(4 * DAY);
    await sweep();
    expect(await regulars.states(sara, docno)).toEqual(['ordered', 'missed', 'planned', 'planned']);
    expect((await mailsTo(sara)).at(0)?.subject).toContain('did not come');
    expect((await wallet(sara)).available).toBe(0);
  });

  test('what is sold out waits for the shelf; full hours give way to the next ones', async () => {
    await sara.give(100_000);
    const docno = await regulars.made(sara, { stockCode: rice.code, subsItemQty: 1, subsTimeslotDocno: 14 });
    const [planned] = await regulars.lines(sara, docno);
    await shop.db.transaction((tx) => setStock(tx, rice.code, 0));
    await shop.advance(DAY + 2 * HOUR);
    await sweep();
    expect((await regulars.states(sara, docno))[0]).toBe('planned');
    await shop.db.transaction((tx) => setStock(tx, rice.code, 100));
    const own = await shop.db.orm
      .select()
      .from(slot)
      .where(eq(slot.day, planned?.deliveryDateDesc ?? ''));
    const full = own.find((one) => one.zone === 2 && one.kind === 'standard' && hourOf(one.startsAt) === 14);
    await shop.db.orm
      .update(slot)
      .set({ taken: full?.capacity ?? 0 })
      .where(eq(slot.id, full?.id ?? 0));
    await sweep();
    const [order] = await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, sara.id));
    expect(order && hourOf(order.slotStartsAt)).toBe(16);
    await shop.db.orm
      .update(slot)
      .set({ taken: 0 })
      .where(eq(slot.id, full?.id ?? 0));
  });
});

describe('paid at once', () => {
  const TOTAL = (): number => priceOf(milk) * 2 * 4;

  test('nothing is planned until its bill is paid; then the wallet holds the money for its deliveries alone', async () => {
    const answer = await regulars.add(sara, { subsPaynow: true });
    expect(answer.body.data).toMatchObject({ isUnpaid: true, amount: TOTAL() / 100 });
    const docno = Number(answer.body.data['mshDocno']);
    expect(await regulars.listed(sara)).toMatchObject([
      { paystatus: 'UNPAID', deliveriesLeft: 0, amount: TOTAL() / 100 },
    ]);
    const billId = await regulars.pay(sara, docno);
    expect((await sara.ask(readBill, { piDocno: billId, piDoctype: 'PBO' })).body.data).toMatchObject({
      billKind: 'regular',
      billState: 'paid',
      regularBill: { stockDesc: milk.name.en, otherItems: 0, deliveryCount: 4 },
    });
    expect(await regulars.listed(sara)).toMatchObject([{ paystatus: 'PAID', deliveriesLeft: 4 }]);
    expect(await wallet(sara)).toEqual({ balance: TOTAL(), reserved: TOTAL(), available: 0 });
    expect((await sara.ask(openBill, { saldoctype: 'REG', saldocno: docno })).body.code).toBe('not_unpaid');
    await shop.advance(DAY + 2 * HOUR);
    await sweep();
    const [first] = await regulars.lines(sara, docno);
    expect(first).toMatchObject({ deliveryState: 'ordered', paymentStatus: true });
    expect(await wallet(sara)).toEqual({ balance: TOTAL(), reserved: TOTAL(), available: 0 });
    expect(await recount(shop.db)).toEqual([]);
  });

  test('one delivery that is cancelled, and then all of it: what was paid is the wallet’s to spend, once', async () => {
    const docno = await regulars.made(sara, { subsPaynow: true });
    await regulars.pay(sara, docno);
    const [one] = await regulars.lines(sara, docno);
    const cancel = () => sara.ask(cancelRegularDelivery, { RegdDocno: one?.regdDocno });
    expect((await cancel()).body.message).toBe('This delivery is cancelled. What you paid for it is in your wallet.');
    expect((await cancel()).code).toBe(200);
    expect((await wallet(sara)).available).toBe(TOTAL() / 4);
    const rest = { amount: (TOTAL() * 0.75) / 100, deliveriesLeft: 3 };
    expect(await regulars.listed(sara)).toMatchObject([
      { ...rest, startDate: (await regulars.lines(sara, docno))[1]?.deliveryDateDesc },
    ]);
    const all = await sara.ask(cancelRegular, { RegdDocno: docno });
    expect(all.body.message).toContain('What you paid for the rest is in your wallet');
    await sara.ask(cancelRegular, { RegdDocno: docno });
    expect(await wallet(sara)).toEqual({ balance: TOTAL(), reserved: 0, available: TOTAL() });
    expect(await regulars.listed(sara)).toMatchObject([{ isRunning: false, deliveriesLeft: 0 }]);
    expect(await recount(shop.db)).toEqual([]);
  });

  test('a delivery that is an order already is cancelled as an order', async () => {
    const docno = await regulars.made(sara, { subsPaynow: true });
    await regulars.pay(sara, docno);
    await shop.advance(DAY + 2 * HOUR);
    await sweep();
    const [one] = await regulars.lines(sara, docno);
    const answer = await sara.ask(cancelRegularDelivery, { RegdDocno: one?.regdDocno });
    expect([answer.code, answer.body.code]).toEqual([409, 'too_late']);
    // Ended, it is still to come: one delivery is on its way.
    expect((await sara.ask(cancelRegular, { RegdDocno: docno })).body.message).toContain(
      'an order already still comes',
    );
    expect(await regulars.listed(sara)).toMatchObject([{ isRunning: true, deliveriesLeft: 1 }]);
    await shop.db.orm
      .update(placedOrder)
      .set({ state: -1 })
      .where(eq(placedOrder.id, one?.saldocno ?? 0));
    expect(await regulars.listed(sara)).toMatchObject([{ isRunning: false, deliveriesLeft: 0 }]);
    expect((await regulars.states(sara, docno))[0]).toBe('cancelled');
  });

  test('what is paid comes, though the wallet has nothing for the rest', async () => {
    const paid = await regulars.made(sara, { subsPaynow: true });
    await regulars.pay(sara, paid);
    const unpaid = await regulars.made(sara, { stockCode: rice.code });
    await shop.advance(DAY + 2 * HOUR);
    await sweep();
    expect([(await regulars.states(sara, paid))[0], (await regulars.states(sara, unpaid))[0]]).toEqual([
      'ordered',
      'planned',
    ]);
  });

  test('once its last delivery is an order nothing is ordered regularly any more', async () => {
    await sara.give(100_000);
    const [day] = regulars.wish()['subsDeliveryDayListModel'] as object[];
    const docno = await regulars.made(sara, { subsFrequencyTimespan: 1, subsDeliveryDayListModel: [day] });
    await shop.advance(2 * DAY);
    await sweep();
    expect(await regulars.states(sara, docno)).toEqual(['ordered']);
    const { data } = (await sara.ask(checkRegular, { stockCode: milk.code })).body;
    expect(data['existingSubscription']).toBeNull();
  });

  test('what was paid and could not come is the wallet’s to spend', async () => {
    const docno = await regulars.made(sara, { subsPaynow: true, subsFrequencyTimespan: 1 });
    await regulars.pay(sara, docno);
    await shop.db.transaction((tx) => setStock(tx, milk.code, 0));
    await shop.advance(7 * DAY);
    await sweep();
    await shop.db.transaction((tx) => setStock(tx, milk.code, 1000));
    expect(await regulars.states(sara, docno)).toEqual(['missed', 'missed']);
    expect(await regulars.listed(sara)).toMatchObject([{ isRunning: false }]);
    expect((await wallet(sara)).available).toBe(TOTAL() / 2);
  });

  test('it comes at the price that was paid', async () => {
    const docno = await regulars.made(sara, { subsPaynow: true });
    await regulars.pay(sara, docno);
    await shop.db.pool.query('update regular_order set price = price - 100 where id = $1', [docno]);
    await shop.advance(DAY + 2 * HOUR);
    await sweep();
    const [order] = await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, sara.id));
    expect(order?.net).toBe((priceOf(milk) - 100) * 2);
  });

  test('changed while it is unpaid, the bill before pays nothing; what nobody pays within a day ends', async () => {
    const docno = await regulars.made(sara, { subsPaynow: true });
    const before = (await sara.ask(openBill, { saldoctype: 'REG', saldocno: docno })).body.data['piDocno'];
    const same = (await sara.ask(openBill, { saldoctype: 'REG', saldocno: docno })).body.data['piDocno'];
    expect(same).toBe(before);
    await shop.advance(25 * HOUR);
    await sweep();
    expect(await regulars.listed(sara)).toEqual([]);
    expect((await sara.ask(openBill, { saldoctype: 'REG', saldocno: docno })).body.code).toBe('not_unpaid');
  });

  test('money that comes for what was ended meanwhile is the wallet’s to spend', async () => {
    const docno = await regulars.made(sara, { subsPaynow: true });
    const bill = Number((await sara.ask(openBill, { saldoctype: 'REG', saldocno: docno })).body.data['piDocno']);
    await sara.ask(cancelRegular, { RegdDocno: docno });
    const of = { Docno: bill, Doctype: 'PBO' };
    const sessionId = await shop.sandbox.session(CARDS.approved);
    await sara.ask(payBillByNewCard, { ...of, sessionId, pay_type: 'NEW CARD' });
    await shop.jobs();
    expect(await wallet(sara)).toEqual({ balance: TOTAL(), reserved: 0, available: TOTAL() });
    expect(await regulars.listed(sara)).toEqual([]);
  });
});
