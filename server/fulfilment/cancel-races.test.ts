/** Fifty at once, each on a connection of its own: cancelling one order, against the clock's step, against its capture (money.md section 7). */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { returnPromises } from '#server/checkout/return-promises.ts';
import type { Database } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { orderRefund } from '#server/refunds/table.ts';
import { slot } from '#server/slots/table.ts';
import { onManyConnections } from '#tests/support/many-connections.ts';
import { payerOf } from '#tests/support/payer.ts';
import { ordersOf, type Orders } from '#tests/support/placed.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { cancelForShopper } from './cancel-for-shopper.ts';
import { runClock } from './run-clock.ts';
import { takeOrder } from './take-order.ts';

const TABS = 50;
const ROUNDS = 3;

let shop: SellingShop;
let orders: Orders;
beforeAll(async () => {
  shop = await openSellingShop();
  orders = ordersOf(shop);
}, 60_000);

async function shopper(): Promise<Buyer> {
  const sara = await shop.buyer();
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  return sara;
}

/** How the tabs ended: `done`, or the code of the refusal; anything else that was thrown, as it is. */
async function cancelAtOnce(
  db: Database,
  { userId, id }: PlacedOrder,
  beside: readonly (() => Promise<unknown>)[] = [],
): Promise<Map<string, number>> {
  const desk = { db, now: () => shop.now(), returnPromises };
  const wanted = { userId: userId ?? 0, orderId: id, refundTo: 'wallet', isRetry: false } as const;
  const ends = await Promise.all([
    ...Array.from({ length: TABS - beside.length }, () =>
      cancelForShopper(desk, wanted).then(
        () => 'done',
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      ),
    ),
    ...beside.map((work) => work().then(() => 'beside')),
  ]);
  return ends.reduce((counts, end) => counts.set(end, (counts.get(end) ?? 0) + 1), new Map<string, number>());
}

const walletOf = ({ id }: Buyer) => balanceOf(shop.db.orm, { kind: 'wallet', userId: id });
const takenOf = async ({ slotId }: PlacedOrder) =>
  (await shop.db.orm.select().from(slot).where(eq(slot.id, slotId)))[0]?.taken ?? 0;

test('of fifty tabs one cancels', { timeout: 60_000 }, async () => {
  await onManyConnections(shop.db, TABS, async (wide) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sara = await shopper();
      const order = await orders.place(sara, 'wallet');
      const before = await takenOf(order);
      const ends = await cancelAtOnce(wide, order);
      expect(ends).toEqual(
        new Map([
          ['done', 1],
          ['too_late', TABS - 1],
        ]),
      );
      expect(await takenOf(order)).toBe(before - 1);
      expect(await walletOf(sara)).toMatchObject({ balance: order.net, reserved: 0 });
    }
  });
  expect(await recount(shop.db)).toEqual([]);
});

test(
  'against the clock, which takes it, and against its own taking: all goes back once',
  { timeout: 60_000 },
  async () => {
    const { log, settings } = shop.deps;
    await onManyConnections(shop.db, TABS, async (wide) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const sara = await shopper();
        const order = await orders.bringTo(await orders.place(sara, 'wallet'), 2);
        await shop.advance(91 * 60_000);
        const desk = { db: wide, now: () => shop.now(), speed: 1, log, shop: settings.shop, returnPromises };
        const ends = await cancelAtOnce(wide, order, [() => runClock(desk), () => takeOrder(desk, order.id)]);
        expect(ends.get('done')).toBe(1);
        await shop.jobs('orders.clock');
        expect(await orders.now(order)).toMatchObject({ state: -1 });
        expect(await walletOf(sara)).toMatchObject({ balance: order.net, reserved: 0 });
      }
    });
    expect(await recount(shop.db)).toEqual([]);
  },
);

test('against the capture of a card: captured or not, the wallet is credited once, with what was captured', async () => {
  await onManyConnections(shop.db, TABS, async (wide) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sara = await shopper();
      const order = await orders.bringTo(await orders.place(sara, 'card'), 2);
      await takeOrder({ db: shop.db, now: () => shop.now(), shop: shop.deps.settings.shop }, order.id);
      const ends = await cancelAtOnce(wide, order, [() => shop.jobs()]);
      expect(ends.get('done')).toBe(1);
      await shop.jobs();
      expect(await orders.now(order)).toMatchObject({ state: -1 });
      expect(await payerOf(shop).atProvider(order.proId)).toMatchObject({ captured: order.net, refunded: 0 });
      expect(await walletOf(sara)).toMatchObject({ balance: order.net, reserved: 0 });
      const rows = await shop.db.orm.select().from(orderRefund).where(eq(orderRefund.orderId, order.id));
      expect(rows).toMatchObject([{ way: 'wallet', fils: order.net, doneAt: expect.any(Date) }]);
    }
  });
  expect(await recount(shop.db)).toEqual([]);
}, 60_000);
