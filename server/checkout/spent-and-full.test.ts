/** What others or the shopper took before an order was paid, and what is given on top (issue "Selling", section 4). */
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { readDeliveryFee } from '#contract/delivery-fee.ts';
import { readNextSlot } from '#contract/next-slot.ts';
import { readPaymentStatus } from '#contract/payments.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { addressesOf } from '#server/addresses/store.ts';
import { slot } from '#server/slots/table.ts';
import { ensureDemoCodes } from '#server/vouchers/demo-codes.ts';
import { ofPro, payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  await ensureDemoCodes(shop.db.orm, shop.deps.settings.shop, shop.now());
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
});

test('a discount code lowers fruit, vegetables and meat alone, once for each shopper', async () => {
  const fresh = shop.fresh[0];
  const plain = await payer.netOf(sara, await sara.prepare());
  expect(await payer.netOf(sara, await sara.prepare({ DiscountCode: 'fresh10' }))).toBe(plain);
  await sara.putInCart({ [fresh?.code ?? '']: 1 });
  const dear = await payer.netOf(sara, await sara.prepare());
  const docno = await sara.prepare({ DiscountCode: 'fresh10' });
  const net = await payer.netOf(sara, docno);
  expect(dear - net).toBe(Math.round((fresh?.price ?? 0) / 10));
  expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  expect(await payer.ordersOf(sara)).toMatchObject([{ net, discount: dear - net }]);
  await sara.putInCart({ [fresh?.code ?? '']: 1 });
  await expect(sara.prepare({ DiscountCode: 'fresh10' })).rejects.toThrow('used_code');
  await expect(sara.prepare({ DiscountCode: 'nothing' })).rejects.toThrow('wrong_code');
});

test('a donation of an amount of one’s own is paid with the order; a partner that is not there is refused by its field', async () => {
  const plain = await payer.netOf(sara, await sara.prepare());
  const docno = await sara.prepare({ DonationList: [{ DcoNo: 2, DPnationAmount: 12.34 }] });
  expect(await payer.netOf(sara, docno)).toBe(plain + 1234);
  await expect(sara.prepare({ DonationList: [{ DcoNo: 99, DPnationAmount: 5 }] })).rejects.toThrow('wrong_donation');
  await payer.byCard(sara, docno, CARDS.approved);
  expect(await payer.ordersOf(sara)).toMatchObject([{ donation: 1234 }]);
});

test('a delivery time that others fill while one looks is refused by its field, and another one is had', async () => {
  const looked = await sara.payload();
  const isIt = eq(slot.id, Number(looked['DeliveryTimeSlotDocno']));
  await shop.db.orm
    .update(slot)
    .set({ taken: sql`${slot.capacity} - ${slot.held}` })
    .where(isIt);
  await expect(sara.prepare(looked)).rejects.toThrow('slot_full');
  const docno = await sara.prepare();
  expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  await shop.db.orm.update(slot).set({ taken: 0 }).where(isIt);
});

test('the fee that the cart says is the one that checkout takes', async () => {
  const { deliveryCharges, deliveryPoints } = (await sara.ask(readDeliveryFee, {})).body.data;
  const goods = shop.goods[0];
  const items = goods?.promotionPrice ?? goods?.price ?? 0;
  expect(deliveryPoints).toBe(0);
  expect(Math.round(Number(deliveryCharges) * 100)).toBe((await payer.netOf(sara, await sara.prepare())) - items);
});

test('the time that the header promises is the first with room in that emirate, and none where there is none', async () => {
  const zone = eq(slot.zone, await zoneOf(sara));
  const promised = async (emirate: number) =>
    (await sara.ask(readNextSlot, { addrStateDocno: emirate })).body.data['nextSlot'] as Record<string, unknown> | null;
  const before = await promised(await zoneOf(sara));
  expect(before).toMatchObject({ isToday: true, from: expect.stringMatching(/^\d\d:00$/), to: expect.any(String) });
  await shop.db.orm
    .update(slot)
    .set({ taken: sql`${slot.capacity} - ${slot.held}` })
    .where(and(zone, eq(slot.day, dubaiDay(shop.now()))));
  expect(await promised(await zoneOf(sara))).toMatchObject({ isToday: false });
  await shop.db.orm
    .update(slot)
    .set({ taken: sql`${slot.capacity} - ${slot.held}` })
    .where(zone);
  expect(await promised(await zoneOf(sara))).toBeNull();
  expect(await promised(99_999)).toBeNull();
  expect(await promised(0)).toBeNull();
  await shop.db.orm.update(slot).set({ taken: 0 }).where(zone);
});

test('who has not said where they live is told a time that is free in every emirate, and the fee', async () => {
  const told = async () => (await sara.ask(readNextSlot, { addrStateDocno: 0 })).body.data;
  const before = await told();
  expect(before).toMatchObject({ nextSlot: { isToday: true }, deliveryFee: 10 });
  const fullToday = and(eq(slot.zone, 7), eq(slot.day, dubaiDay(shop.now())));
  await shop.db.orm
    .update(slot)
    .set({ taken: sql`${slot.capacity} - ${slot.held}` })
    .where(fullToday);
  expect(await told()).toMatchObject({ nextSlot: { isToday: false } });
  await shop.db.orm.update(slot).set({ taken: 0 }).where(fullToday);
});

async function zoneOf({ id }: Buyer): Promise<number> {
  return (await addressesOf(shop.db.orm, id))[0]?.emirateId ?? 0;
}

test('a card that never answers is authorised all the same: asking finds it, once', async () => {
  const docno = await sara.prepare();
  expect((await payer.byCard(sara, docno, CARDS.silent)).body.data).toMatchObject({ paymentStatus: 'UNKNOWN' });
  expect((await sara.ask(readPaymentStatus, ofPro(docno))).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  expect((await sara.ask(readPaymentStatus, ofPro(docno))).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  expect(await payer.ordersOf(sara)).toHaveLength(1);
});
