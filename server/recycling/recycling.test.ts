/** The return box: what can go back, asking for it to be collected, and the deposit that comes back once. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { recyclingMessages } from '#contract/messages/recycling.ts';
import { cancelCollection, readPickupDays, readReturnBox, submitCollection } from '#contract/recycling.ts';
import { readDeposits } from '#contract/statements.ts';
import { readWalletStatement } from '#contract/wallet.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { orderLine, placedOrder } from '#server/orders/table.ts';
import { sayTime } from '#server/slots/say-slot.ts';
import { deliverOrder } from '#tests/support/delivered-order.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

/** Of areas.json. */
const DUBAI = 2;
const HOUR = 3_600_000;
const MINUTE = 60_000;

let shop: SellingShop;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
});

/** A delivered order of some containers of one product, its deposit where taking an order puts it. */
async function came(buyer: Buyer, quantity: number, deposit: number, stockCode = 'milk'): Promise<void> {
  const orderId = await deliverOrder(shop, buyer);
  const name = { en: `${stockCode} in glass`, ar: 'حليب' };
  await shop.db.orm
    .update(orderLine)
    .set({ stockCode, name, quantity, picked: quantity, deposit })
    .where(eq(orderLine.orderId, orderId));
  const fils = quantity * deposit;
  await shop.db.transaction((tx) =>
    post(tx, {
      key: `deposits of ${orderId}`,
      kind: 'order_taken',
      at: shop.now(),
      postings: [
        [{ kind: 'provider_clearing' }, -fils],
        [{ kind: 'deposit', userId: buyer.id }, fils],
      ],
    }),
  );
}

interface Slot {
  readonly deliveryTimeDocno: number;
}
interface Day {
  readonly deliveryDateDocno: number;
  readonly deliveryTimeList: readonly Slot[];
}
/** Tomorrow and its first time. */
async function tomorrow(buyer: Buyer): Promise<{ day: number; slot: number }> {
  const days = (await buyer.ask(readPickupDays, { state: DUBAI })).body.data['regularlist'] as readonly Day[];
  const [, day] = days;
  return { day: day?.deliveryDateDocno ?? 0, slot: day?.deliveryTimeList[0]?.deliveryTimeDocno ?? 0 };
}
async function wishOf(buyer: Buyer, more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { day, slot } = await tomorrow(buyer);
  const { addressId } = buyer;
  const chosen = { PickupDate: day, PickupTimeslotDocno: slot, PickupAddressDocno: addressId };
  return { PickupItemcode: 'milk', ...chosen, PickupQty: 1, PickupMessage: ' At the gate ', ...more };
}
const submit = async (buyer: Buyer, more?: Record<string, unknown>, key?: string): Promise<Answer> =>
  buyer.ask(submitCollection, await wishOf(buyer, more), key);
const box = async (buyer: Buyer) => (await buyer.ask(readReturnBox)).body.data;
const fils = async (buyer: Buyer, kind: 'wallet' | 'deposit') =>
  (await balanceOf(shop.db.orm, { kind, userId: buyer.id })).available;

test('what came with a deposit can go back, the first that came first, and no more than that', async () => {
  expect(await box(sara)).toEqual({ data: [], collectionList: [], deliveryList: [] });
  await came(sara, 1, 100);
  await came(sara, 1, 150);
  expect(await box(sara)).toMatchObject({
    data: [{ itemStockCode: 'milk', itemStockDesc: 'milk in glass', itemQty: 2, DepositAmount: 1 }],
  });
  expect(await submit(sara)).toMatchObject({ code: 200, body: { status: 1, message: recyclingMessages.submitted[0] } });
  expect(await box(sara)).toMatchObject({
    data: [{ itemQty: 1, DepositAmount: 1.5 }],
    collectionList: [{ itemStockDesc: 'milk in glass', DepositAmount: 1, PickupState: 'asked' }],
  });
  await submit(sara);
  expect(await box(sara)).toMatchObject({ data: [] });
  expect(await submit(sara)).toMatchObject({
    code: 422,
    body: { field: 'PickupItemcode', message: recyclingMessages.notReturnable[0] },
  });
});

test('one container is asked for once: whoever asks waits for what its shopper does otherwise', async () => {
  await came(sara, 1, 100);
  const wish = await wishOf(sara);
  const other = await shop.db.pool.connect();
  await other.query('begin');
  await other.query('insert into sync_user (user_id) values ($1) on conflict do nothing', [sara.id]);
  await other.query('select from sync_user where user_id = $1 for update', [sara.id]);
  const asked = Promise.all([1, 2].map(() => sara.ask(submitCollection, wish)));
  const isWaiting = await Promise.race([asked.then(() => false), new Promise((done) => setTimeout(done, 300, true))]);
  await other.query('commit');
  other.release();
  expect(isWaiting).toBe(true);
  expect(new Set((await asked).map(({ code }) => code))).toEqual(new Set([200, 422]));
});

test('a request that comes twice asks once', async () => {
  await came(sara, 2, 100);
  const asked = await wishOf(sara);
  for (const _ of [1, 2]) expect((await sara.ask(submitCollection, asked, 'water-key-1')).code).toBe(200);
  expect(await box(sara)).toMatchObject({ data: [{ itemQty: 1 }] });
});

test('it is collected 25 minutes into its hours: the deposit goes into the wallet, once, and both statements say so', async () => {
  await came(sara, 2, 150);
  const before = await fils(sara, 'wallet');
  await submit(sara);
  await shop.jobs('recycling.collect');
  expect(await fils(sara, 'deposit')).toBe(300);
  const [waited] = (await box(sara))['collectionList'] as readonly { PickupFrom: string }[];
  await shop.advance(Date.parse(waited?.PickupFrom ?? '') + 24 * MINUTE - shop.now().getTime());
  await shop.jobs('recycling.collect');
  expect(await fils(sara, 'deposit')).toBe(300);
  await shop.advance(MINUTE);
  for (const _ of [1, 2]) await shop.jobs('recycling.collect');
  expect([await fils(sara, 'deposit'), (await fils(sara, 'wallet')) - before]).toEqual([150, 150]);
  expect(await box(sara)).toMatchObject({ data: [{ itemQty: 1 }], collectionList: [{ PickupState: 'collected' }] });
  expect((await sara.ask(readDeposits)).body.data).toMatchObject({
    transAmount: 1.5,
    transQty: 1,
    depositStatement: [
      { transDocno: 0, transType: 'Packaging returned', transQty: -1, transAmount: -1.5, runningTotal: 1 },
      { transQty: 2, transAmount: 3, runningTotal: 2 },
    ],
  });
  expect((await sara.ask(readWalletStatement, { pageSize: 10 })).body.data).toMatchObject({
    walletStatement: expect.arrayContaining([
      expect.objectContaining({ transType: 'deposit_returned', transAmount: 1.5 }),
    ]),
  });
});

test('where the deposit went back another way, nothing is paid and the collection is over', async () => {
  await came(sara, 1, 100);
  await submit(sara);
  await shop.db.transaction((tx) =>
    post(tx, {
      key: `deposits away ${sara.id}`,
      kind: 'goodwill',
      at: shop.now(),
      postings: [
        [{ kind: 'deposit', userId: sara.id }, -100],
        [{ kind: 'goodwill' }, 100],
      ],
    }),
  );
  const before = await fils(sara, 'wallet');
  await shop.advance(48 * HOUR);
  await shop.jobs('recycling.collect');
  expect([await fils(sara, 'wallet'), (await box(sara))['collectionList']]).toEqual([before, []]);
});

test('a collection is taken back until its hours begin; the container can be asked for again', async () => {
  await came(sara, 1, 100);
  await submit(sara);
  const idOf = async () => ((await box(sara))['collectionList'] as readonly { pickupDocno: number }[])[0]?.pickupDocno;
  const pickupDocno = await idOf();
  for (const _ of [1, 2]) expect((await sara.ask(cancelCollection, { pickupDocno })).code).toBe(200);
  expect(await box(sara)).toMatchObject({ data: [{ itemQty: 1 }], collectionList: [] });
  await submit(sara);
  const again = await idOf();
  await shop.advance(48 * HOUR);
  expect(await sara.ask(cancelCollection, { pickupDocno: again })).toMatchObject({
    code: 409,
    body: { message: recyclingMessages.tooLate[0] },
  });
  expect((await sara.ask(cancelCollection, { pickupDocno: 1 })).code).toBe(404);
});

test('what has not come yet cannot go back; its address, day and hours are said, for its van could take other packaging along', async () => {
  await came(sara, 1, 100);
  expect(await box(sara)).toMatchObject({ deliveryList: [] });
  await shop.db.orm.update(placedOrder).set({ state: 4 }).where(eq(placedOrder.userId, sara.id));
  const [order] = await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, sara.id));
  const slot = order && {
    day: Number(order.day.replaceAll('-', '')),
    time: sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt }),
  };
  expect(await box(sara)).toMatchObject({
    data: [],
    deliveryList: [{ PickupAddressDocno: sara.addressId, PickupDate: slot?.day, deliveryTimeDesc: slot?.time }],
  });
});

test('a time of another emirate, or one that is too near or past, is no time for it', async () => {
  await came(sara, 1, 100);
  const { rows } = await shop.db.pool.query<{ id: number; day: string }>(
    `(select id, day::text from slot where zone = 1 and starts_at > $1 and kind = 'standard' order by starts_at desc limit 1)
     union all (select id, day::text from slot where zone = 2 and starts_at <= $1 and kind = 'standard' limit 1)
     union all (select id, day::text from slot where zone = 2 and starts_at > $1 and kind = 'express' limit 1)`,
    [shop.now()],
  );
  expect(rows).toHaveLength(3);
  for (const { id, day } of rows) {
    const chosen = { PickupDate: Number(day.replaceAll('-', '')), PickupTimeslotDocno: id };
    expect(await submit(sara, chosen)).toMatchObject({ code: 422, body: { message: recyclingMessages.slotGone[0] } });
  }
});

test.each([
  ['PickupItemcode', { PickupItemcode: '' }, recyclingMessages.itemMissing],
  ['PickupItemcode', { PickupItemcode: 'bread' }, recyclingMessages.notReturnable],
  ['PickupAddressDocno', { PickupAddressDocno: 0 }, recyclingMessages.addressMissing],
  ['PickupAddressDocno', { PickupAddressDocno: 1 }, recyclingMessages.addressMissing],
  ['PickupDate', { PickupDate: 0 }, recyclingMessages.dayMissing],
  ['PickupTimeslotDocno', { PickupTimeslotDocno: 0 }, recyclingMessages.slotMissing],
  ['PickupTimeslotDocno', { PickupTimeslotDocno: 1 }, recyclingMessages.slotGone],
  ['PickupTimeslotDocno', { PickupDate: 20_261_231 }, recyclingMessages.slotGone],
])('%s that is lacking or wrong is named (%j)', async (field, wrong, sentence) => {
  await came(sara, 1, 100);
  expect(await submit(sara, wrong)).toMatchObject({ code: 422, body: { status: 0, field, message: sentence[0] } });
});

test.each([
  ['PickupQty', { PickupQty: 2 }],
  ['PickupMessage', { PickupMessage: 'x'.repeat(201) }],
  ['PickupDate', { PickupDate: 'soon' }],
])('%s of a wrong kind is named (%j)', async (field, wrong) => {
  expect(await submit(sara, wrong)).toMatchObject({ code: 400, body: { status: 0, field } });
});
