/** What regular orders are offered with, what is asked for, and what is planned of it (remaining.md RG). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openBill } from '#contract/bills.ts';
import { readFrequencies, readRegularDays, readRegularTimes } from '#contract/regular-days.ts';
import { addRegular, addRegularOrder, cancelRegular, checkRegular, repeatRegular } from '#contract/regulars.ts';
import { addDays, dubaiDay, dubaiTime } from '#contract/rules/dubai-day.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import { orderLine, placedOrder } from '#server/orders/table.ts';
import { deliverOrder } from '#tests/support/delivered-order.ts';
import { priceOf, regularOrdersOf, type RegularOrders } from '#tests/support/regular-orders.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

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
beforeEach(async () => {
  sara = await shop.buyer();
});

describe('what is offered', () => {
  test('52 numbers of weeks, the days of the week, and the hours of an ordinary day', async () => {
    const weeks = (await sara.ask(readFrequencies)).body.data['data'] as object[];
    expect([weeks.length, weeks[0], weeks[51]]).toMatchObject([
      52,
      { subsFrequencyDocno: 1, subsFrequencyDesc: '1 week', subsFrequencyDescAr: 'أسبوع واحد' },
      { subsFrequencyDocno: 52, subsFrequencyDesc: '52 weeks', subsFrequencyDescAr: '52 أسبوعاً' },
    ]);
    const days = (await sara.ask(readRegularDays, { frequencyMasterDocno: 4 })).body.data['data'] as object[];
    expect([days.length, days[0]]).toEqual([
      7,
      { deliveryDayDocno: 0, deliveryDayDesc: 'Sunday', deliveryDayDescAr: 'الأحد', deliveryDaySelected: false },
    ]);
    const times = (await sara.ask(readRegularTimes)).body.data['data'] as object[];
    expect([times.length, times[0]]).toEqual([7, { deliveryTimeDocno: 8, deliveryTimeDesc: '08:00 - 10:00' }]);
  });

  test('a product with its price, tomorrow, the default address, the wallet; and what is there already', async () => {
    await sara.give(5000);
    const { data } = (await sara.ask(checkRegular, { stockCode: milk.code })).body;
    expect(data).toMatchObject({
      itemList: [{ stockCode: milk.code, stockRate: priceOf(milk) / 100, DepositAmount: 0, stockCartQty: 1 }],
      firstDeliveryDate: addDays(dubaiDay(shop.now()), 1),
      walletBalance: 50,
      existingSubscription: null,
    });
    expect(data['addrFull']).toMatchObject({ addrFull: expect.stringContaining('Villa 12') });
    const docno = await regulars.made(sara);
    const again = (await sara.ask(checkRegular, { stockCode: milk.code })).body.data['existingSubscription'];
    expect(again).toMatchObject({ mshDocno: docno, subsItemQty: 2, subsTimeslotDocno: 10, isPaid: false });
  });

  test('the hours and days that all of theirs came in are the usual ones; of several none is', async () => {
    const usual = async () => {
      const { data } = (await sara.ask(checkRegular, { stockCode: rice.code })).body;
      return [data['usualTimeslotDocno'] ?? 0, data['usualDeliveryDays'] ?? []];
    };
    expect(await usual()).toEqual([0, []]);
    const docno = await regulars.made(sara);
    const [, days] = await usual();
    expect(days).toHaveLength(2);
    await sara.ask(cancelRegular, { RegdDocno: docno });
    expect(await usual()).toEqual([10, days]);
    await regulars.made(sara, { stockCode: rice.code, subsTimeslotDocno: 14 });
    expect(await usual()).toEqual([0, days]);
  });

  test('of who has none the hours and the day of the last delivery are the usual ones', async () => {
    const docno = await deliverOrder(shop, sara);
    const express = { day: '2026-11-27', slotStartsAt: dubaiTime('2026-11-27', 13) };
    await shop.db.orm.update(placedOrder).set(express).where(eq(placedOrder.id, docno));
    const { data } = (await sara.ask(checkRegular, { stockCode: rice.code })).body;
    expect([data['usualTimeslotDocno'], data['usualDeliveryDays']]).toEqual([12, [5]]);
  });

  test('what the shop does not offer for it is refused', async () => {
    const plain = shop.goods.find(({ isRegularEligible }) => !isRegularEligible);
    expect((await sara.ask(checkRegular, { stockCode: plain?.code })).body.data['itemList']).toEqual([]);
    const answer = await regulars.add(sara, { stockCode: plain?.code });
    expect([answer.code, answer.body['field']]).toEqual([422, 'stockCode']);
  });
});

describe('what is asked for', () => {
  const WRONG: readonly (readonly [more: object, field: string, sentence: string])[] = [
    [{ subsPaynow: null }, 'subsPaynow', 'Select payment option'],
    [{ subsFrequencyTimespan: 0 }, 'subsFrequencyTimespan', 'Select how many weeks'],
    [{ subsDeliveryDayListModel: [] }, 'subsDeliveryDayListModel', 'Select delivery days/date'],
    [{ subsTimeslotDocno: 9 }, 'subsTimeslotDocno', 'Select a delivery time'],
    [{ subsItemQty: 0 }, 'subsItemQty', 'Please select regular order quantity'],
  ];
  test.each(WRONG)('%j is refused at its field', async (more, field, sentence) => {
    const answer = await regulars.add(sara, more);
    expect([answer.code, answer.body['field'], answer.body.message]).toEqual([422, field, sentence]);
  });

  test('all of it wrong: the first of the specification is said; more than can be ordered at once is no quantity', async () => {
    const all = Object.assign({}, ...WRONG.map(([more]) => more)) as object;
    expect((await regulars.add(sara, all)).body.message).toBe('Select payment option');
    expect((await regulars.add(sara, { subsItemQty: 100 })).body['field']).toBe('subsItemQty');
  });

  test('another sum than the screen showed is refused, and leaves what was there', async () => {
    const docno = await regulars.made(sara);
    const right = (priceOf(milk) * 2 * 2 * 2) / 100;
    const answer = await regulars.add(sara, { shownAmount: right + 1 });
    expect([answer.code, answer.body.code]).toEqual([409, 'total_changed']);
    expect((await regulars.listed(sara)).map(({ msh_docno }) => msh_docno)).toEqual([docno]);
    expect((await regulars.add(sara, { shownAmount: right })).code).toBe(200);
  });

  test('its deliveries are planned, and asked for again it is changed and not doubled', async () => {
    const answer = await regulars.add(sara);
    expect(answer.body).toMatchObject({ status: 1, message: 'Success', data: { isUnpaid: false, isUpdated: false } });
    const today = dubaiDay(shop.now());
    const docno = Number(answer.body.data['mshDocno']);
    expect((await regulars.lines(sara, docno)).map((one) => one.deliveryDateDesc)).toEqual(
      [3, 5, 10, 12].map((days) => addDays(today, days)),
    );
    const again = await regulars.add(sara, { subsItemQty: 1, subsFrequencyTimespan: 1 });
    expect(again.body.data['isUpdated']).toBe(true);
    expect(await regulars.states(sara, docno)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
    // Nothing of the one before ever came: it is not listed as one that has ended.
    expect(await regulars.listed(sara)).toMatchObject([
      { qty: 1, deliveriesLeft: 2, paystatus: 'ON DELIVERY', isRunning: true },
    ]);
  });

  test('what is to be paid at once takes the place of what comes once it is paid, and not before', async () => {
    const coming = await regulars.made(sara);
    const left = await regulars.made(sara, { subsPaynow: true, subsItemQty: 1 });
    const standing = async () =>
      (await regulars.listed(sara)).map(({ msh_docno, paystatus, isRunning }) => [msh_docno, paystatus, isRunning]);
    expect(await standing()).toEqual([
      [left, 'UNPAID', true],
      [coming, 'ON DELIVERY', true],
    ]);
    expect(await regulars.states(sara, coming)).toEqual(['planned', 'planned', 'planned', 'planned']);
    // Another try takes the place of the one that was left, and what comes stays.
    const paid = await regulars.made(sara, { subsPaynow: true, subsItemQty: 3 });
    expect(await regulars.states(sara, coming)).not.toContain('cancelled');
    await regulars.pay(sara, paid);
    expect(await standing()).toEqual([[paid, 'PAID', true]]);
    expect(await regulars.states(sara, coming)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
    expect(await regulars.states(sara, paid)).toHaveLength(4);
    const offered = (await sara.ask(checkRegular, { stockCode: milk.code })).body.data['existingSubscription'];
    expect(offered).toMatchObject({ mshDocno: paid, isPaid: true });
  });

  test('who leaves the payment keeps what comes, and is offered that to change', async () => {
    const coming = await regulars.made(sara);
    await regulars.made(sara, { subsPaynow: true });
    const offered = (await sara.ask(checkRegular, { stockCode: milk.code })).body.data['existingSubscription'];
    expect(offered).toMatchObject({ mshDocno: coming });
    // Changed out of the wallet instead: both are replaced.
    const changed = await regulars.made(sara, { subsItemQty: 1 });
    const running = (await regulars.listed(sara)).filter(({ isRunning }) => isRunning);
    expect(running.map(({ msh_docno }) => msh_docno)).toEqual([changed]);
  });

  test('the same key again makes no second one; repeating one that has ended makes another', async () => {
    const key = 'a-regular-order-of-saras';
    const first = await sara.ask(addRegular, regulars.wish(), key);
    expect((await sara.ask(addRegular, regulars.wish(), key)).body.data).toEqual(first.body.data);
    expect(await regulars.listed(sara)).toHaveLength(1);
    await sara.ask(cancelRegular, { RegdDocno: first.body.data['mshDocno'] });
    await sara.ask(repeatRegular, regulars.wish({ mshDocno: first.body.data['mshDocno'] }));
    expect((await regulars.listed(sara)).map(({ isRunning }) => isRunning)).toEqual([true]);
  });

  test('an order’s products come with its quantities; what cannot come regularly is left out', async () => {
    const docno = await deliverOrder(shop, sara);
    const plain = shop.goods.find(({ isRegularEligible }) => !isRegularEligible);
    const [line] = await shop.db.orm.select().from(orderLine).where(eq(orderLine.orderId, docno));
    if (!line || !plain) throw new Error('the order has no line');
    const change = { stockCode: rice.code, quantity: 3, picked: 3 };
    await shop.db.orm.update(orderLine).set(change).where(eq(orderLine.orderId, docno));
    await shop.db.orm.insert(orderLine).values({ ...line, srno: 90, stockCode: plain.code });
    const offer = (await sara.ask(checkRegular, { piDocNo: docno })).body.data;
    expect(offer['notRegular']).toEqual([{ stockDesc: line.name.en, stockDescAr: line.name.ar }]);
    const answer = await sara.ask(addRegularOrder, regulars.wish({ piDocNo: docno, piDocType: 'RSO', stockCode: '' }));
    expect(answer.code).toBe(200);
    expect(await regulars.listed(sara)).toMatchObject([{ stockCode: rice.code, qty: 3 }]);
    // Two of them, to be paid at once: one bill, whichever of them is asked to be paid.
    await shop.db.orm.insert(orderLine).values({ ...line, srno: 91, stockCode: milk.code, quantity: 1, picked: 1 });
    const ordered = regulars.wish({ piDocNo: docno, piDocType: 'RSO', stockCode: '', subsPaynow: true });
    const { data } = (await sara.ask(addRegularOrder, ordered)).body;
    const total = ((priceOf(rice) * 3 + priceOf(milk)) * 4) / 100;
    expect(data['amount']).toBe(total);
    const unpaid = (await regulars.listed(sara)).filter(({ paystatus }) => paystatus === 'UNPAID');
    expect(unpaid.map(({ unpaidAmount }) => unpaidAmount)).toEqual([total, total]);
    const bills = await Promise.all(
      unpaid.map(({ msh_docno }) => sara.ask(openBill, { saldoctype: 'REG', saldocno: msh_docno, ihdAmount: total })),
    );
    expect(new Set(bills.map(({ body }) => body.data['piDocno'])).size).toBe(1);
    const omar = await shop.buyer();
    expect((await omar.ask(addRegularOrder, regulars.wish({ piDocNo: docno, piDocType: 'RSO' }))).code).toBe(404);
    expect((await omar.ask(addRegularOrder, regulars.wish())).code).toBe(404);
  });
});
