/** An express order that gets another time comes as an ordinary one, and the difference of the fees goes back (issue "Orders", Acting). */
import { and, asc, eq, gt } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { rescheduleOrder } from '#contract/order-acts.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { moveOrder } from '#server/orders/order-store.ts';
import { placedOrder } from '#server/orders/table.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { user } from '#server/session/table.ts';
import { readShopSettings } from '#server/shop-settings.ts';
import { slot } from '#server/slots/table.ts';
import { freeVouchers, giveVoucher } from '#server/vouchers/store.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { ordinaryFee, withFee } from './lower-fee.ts';

const EXPRESS = { isExpress: 1, edmDocno: 1, DeliveryTimeSlotDocno: null, DeliveryDate: null };
const settings = readShopSettings({});

describe('the fee of an ordinary delivery, by the same means', () => {
  test.each([
    ['standard', 1500, 0, 1000, 0],
    ['silver', 0, 15, 0, 5],
    ['silver', 1500, 0, 1000, 0],
    ['gold', 0, 10, 0, 10],
    ['platinum', 500, 7, 0, 7],
    ['platinum', 2000, 0, 0, 0],
  ] as const)('%s: for %i fils and %i points, %i fils stay and %i points return', (tier, fils, points, fee, back) => {
    expect(ordinaryFee(settings, { tier, fils, points })).toEqual({ fee, points: back });
  });

  test('never more than it was', () => {
    const dear = { ...settings, deliveryFee: 9000 };
    expect(ordinaryFee(dear, { tier: 'standard', fils: 1500, points: 0 })).toEqual({ fee: 1500, points: 0 });
  });

  test('points, then a voucher, take off no fee that is gone; VAT is within what is left', () => {
    const sums = {
      goods: 5000,
      discount: 200,
      voucher: 1000,
      points: 5000,
      delivery: 1500,
      deposit: 300,
      donation: 100,
    };
    expect(withFee(sums, 1500)).toMatchObject({ voucher: 1000, points: 5000, net: 700, vat: 14 });
    expect(withFee(sums, 1000)).toMatchObject({ voucher: 1000, points: 4800, delivery: 1000, net: 400, vat: 0 });
    const covered = { ...sums, voucher: 6300, points: 0 };
    expect(withFee(covered, 1000)).toMatchObject({ voucher: 5800, points: 0, net: 400, vat: 0 });
  });
});

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
});

const newest = async () => (await payer.ordersOf(sara)).at(-1) as PlacedOrder;
async function reschedule({ id }: PlacedOrder) {
  const [to] = await shop.db.orm
    .select()
    .from(slot)
    .where(and(eq(slot.zone, 2), eq(slot.kind, 'standard'), gt(slot.startsAt, new Date('2026-11-25T00:00:00Z'))))
    .orderBy(asc(slot.startsAt))
    .limit(1);
  const { body } = await sara.ask(rescheduleOrder, {
    piDocno: id,
    piDoctype: 'RSO',
    DeliveryDate: dayNumberOf(to?.day ?? ''),
    DeliveryTimeSlotDocno: to?.id,
  });
  return body;
}
const invoicesOf = async ({ id }: PlacedOrder) =>
  (await shop.db.pool.query('select kind, fils, vat from invoice where order_id = $1 order by at, kind desc', [id]))
    .rows;

test('before its money is taken so much less is taken of the card', async () => {
  const docno = await sara.prepare(EXPRESS);
  await payer.byCard(sara, docno, CARDS.approved);
  const first = await newest();
  expect((await reschedule(first)).data).toEqual({ refundAmount: 5 });
  const after = await newest();
  expect(after).toMatchObject({ isExpress: false, delivery: 1000, net: first.net - 500, taken: null });
  await shop.db.orm.update(placedOrder).set({ state: 2 }).where(eq(placedOrder.id, first.id));
  await shop.db.pool.query(`select graphile_worker.add_job('orders.take', json_build_object('orderId', $1::int))`, [
    first.id,
  ]);
  await shop.jobs();
  expect(await payer.atProvider(docno)).toMatchObject({ fils: first.net, captured: first.net - 500, refunded: 0 });
  expect(await invoicesOf(first)).toMatchObject([{ kind: 'invoice', fils: first.net - 500 }]);
});

test('the wallet keeps so much less for it', async () => {
  await sara.give(100_000);
  await payer.byWallet(sara, await sara.prepare(EXPRESS));
  const first = await newest();
  const wallet = { kind: 'wallet', userId: sara.id } as const;
  expect(await balanceOf(shop.db.orm, wallet)).toMatchObject({ reserved: first.net });
  expect((await reschedule(first)).data).toEqual({ refundAmount: 5 });
  expect(await balanceOf(shop.db.orm, wallet)).toMatchObject({ balance: 100_000, reserved: first.net - 500 });
  await shop.db.pool.query(`select graphile_worker.add_job('orders.take', json_build_object('orderId', $1::int))`, [
    first.id,
  ]);
  await shop.jobs();
  expect(await balanceOf(shop.db.orm, wallet)).toMatchObject({ balance: 100_500 - first.net, reserved: 0 });
  expect(await recount(shop.db)).toEqual([]);
});

test.each(['card', 'wallet'] as const)(
  'after it was taken it is given back by the %s, with a credit note',
  async (way) => {
    await sara.give(100_000);
    const docno = await sara.prepare(EXPRESS);
    await (way === 'card' ? payer.byCard(sara, docno, CARDS.approved) : payer.byWallet(sara, docno));
    const first = await newest();
    await shop.db.transaction((tx) => moveOrder(tx, first.id, 2, shop.now()));
    await shop.db.pool.query('update order_line set picked = quantity where order_id = $1', [first.id]);
    await shop.db.pool.query(`select graphile_worker.add_job('orders.take', json_build_object('orderId', $1::int))`, [
      first.id,
    ]);
    await shop.jobs();
    expect(await newest()).toMatchObject({ state: 3, taken: first.net });
    expect((await reschedule(first)).data).toEqual({ refundAmount: 5 });
    expect(await newest()).toMatchObject({
      state: 1,
      isExpress: false,
      taken: first.net,
      net: first.net,
      day: '2026-11-25',
      pickedSums: { net: first.net - 500, delivery: 1000 },
    });
    const { rows } = await shop.db.pool.query('select way, fils, reason, key from order_refund where order_id = $1', [
      first.id,
    ]);
    expect(rows).toEqual([{ way, fils: 500, reason: 'express', key: `express RSO-${first.id}` }]);
    expect(await invoicesOf(first)).toMatchObject([
      { kind: 'invoice', fils: first.net },
      { kind: 'credit_note', fils: 500, vat: 24 },
    ]);
    const { balance } = await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id });
    expect(balance).toBe(way === 'card' ? 100_000 : 100_500 - first.net);
    if (way === 'card') {
      const payment = await payer.atProvider(docno);
      await shop.sandbox.settle(payment?.ref ?? '');
      await shop.advance(60_000);
      await shop.jobs('payments.sweep');
      expect(await payer.atProvider(docno)).toMatchObject({ captured: first.net, refunded: 500 });
    }
    expect(await recount(shop.db)).toEqual([]);
  },
);

test('while its money is just being taken it waits', async () => {
  await payer.byCard(sara, await sara.prepare(EXPRESS), CARDS.approved);
  const first = await newest();
  const { goods, discount, voucher, points, delivery, deposit, donation, net } = first;
  const pickedSums = { goods, discount, voucher, points, delivery, deposit, donation, net, vat: 0 };
  await shop.db.orm.update(placedOrder).set({ pickedSums }).where(eq(placedOrder.id, first.id));
  expect(await reschedule(first)).toMatchObject({ code: 'being_taken' });
  expect(await newest()).toEqual({ ...first, pickedSums });
});

test('points that were given for speed return', async () => {
  const at = shop.now();
  await shop.db.orm.update(user).set({ points: 6000 }).where(eq(user.id, sara.id));
  await shop.db.transaction((tx) =>
    earnPoints(tx, {
      key: `p${sara.id}`,
      userId: sara.id,
      kind: 'given',
      points: 100,
      at,
      settings: shop.deps.settings.shop,
    }),
  );
  await payer.byCard(sara, await sara.prepare(EXPRESS), CARDS.approved);
  const first = await newest();
  expect(await pointsOf(shop.db.orm, sara.id, at)).toBe(85);
  expect((await reschedule(first)).data).toEqual({ refundAmount: 0 });
  expect(await pointsOf(shop.db.orm, sara.id, at)).toBe(90);
});

test('a voucher that paid all of it pays the rest of it', async () => {
  const at = shop.now();
  await shop.db.transaction((tx) =>
    giveVoucher(tx, {
      key: `w${sara.id}`,
      userId: sara.id,
      title: { en: 'All', ar: 'الكل' },
      fils: 900_000,
      at,
      settings: shop.deps.settings.shop,
    }),
  );
  const [voucher] = await freeVouchers(shop.db.orm, sara.id, at);
  await sara.give(10);
  await payer.byWallet(sara, await sara.prepare({ ...EXPRESS, CreditvoucherCode: voucher?.id }));
  const first = await newest();
  expect(first).toMatchObject({ net: 0, paidBy: 'nothing', voucher: first.goods + 1500 });
  expect((await reschedule(first)).data).toEqual({ refundAmount: 0 });
  expect(await newest()).toMatchObject({ net: 0, delivery: 1000, voucher: first.goods + 1000 });
});
