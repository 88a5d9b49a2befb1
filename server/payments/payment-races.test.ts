/** Fifty at once, each on a connection of its own: for one wallet, one order, the last units, the last places (money.md section 7). */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { prepareOrder } from '#contract/checkout.ts';
import { openCheckoutDesk } from '#server/checkout/checkout-desk.ts';
import { prepare } from '#server/checkout/prepare-order.ts';
import { sweepPrepared } from '#server/checkout/sweep-prepared.ts';
import type { Database } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { reserve } from '#server/ledger/reserve.ts';
import { placedOrder } from '#server/orders/table.ts';
import { paymentDesk } from '#server/selling.ts';
import { openSlots } from '#server/slots/store.ts';
import { slot } from '#server/slots/table.ts';
import { setStock } from '#server/stock/store.ts';
import { stock } from '#server/stock/table.ts';
import { onManyConnections } from '#tests/support/many-connections.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { payOutOfWallet } from './pay.ts';
import type { PaymentDesk } from './payment-desk.ts';

const SPENDERS = 50;
const ROUNDS = 3;
/** Units, and places, that fifty want. */
const LEFT = 7;

let shop: SellingShop;
let buyers: Buyer[];
beforeAll(async () => {
  shop = await openSellingShop();
  buyers = [];
  while (buyers.length < SPENDERS) buyers.push(await shop.buyer());
}, 120_000);

/** How each of them ended: `done`, or the code of the refusal; anything else that was thrown, as it is. */
async function raceOf(work: readonly (() => Promise<unknown>)[]): Promise<Map<string, number>> {
  const ends = await Promise.all(
    work.map((one) =>
      one().then(
        () => 'done',
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      ),
    ),
  );
  return ends.reduce((counts, end) => counts.set(end, (counts.get(end) ?? 0) + 1), new Map<string, number>());
}

test('one wallet: as many of fifty bills are paid as it suffices for', { timeout: 60_000 }, async () => {
  await onManyConnections(shop.db, SPENDERS, async (wide) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const sara = await shop.buyer();
      const { id: userId } = sara;
      const price = 1300 + round;
      await sara.give(price * 11 + 1299);
      const work = Array.from({ length: SPENDERS }, (_, index) => () => {
        const document = { doctype: 'PBO', docno: round * SPENDERS + index + 1 } as const;
        return payOutOfWallet(billDesk(wide, userId, price), { userId, document, shownTotal: price, isRetry: false });
      });
      expect(await raceOf(work)).toEqual(
        new Map([
          ['done', 11],
          ['insufficient', SPENDERS - 11],
        ]),
      );
      expect(await balanceOf(shop.db.orm, { kind: 'wallet', userId })).toMatchObject({ available: 1299 });
    }
  });
  expect(await recount(shop.db)).toEqual([]);
});

/** Bills of one shopper, each locked by nothing but the wallet. */
function billDesk(db: Database, userId: number, fils: number): PaymentDesk {
  const desk = paymentDesk(shop.deps);
  return {
    ...desk,
    db,
    shop: { ...desk.shop, attemptsOfDay: 1000 },
    settlers: {
      PBO: {
        lock: (_tx, docno) =>
          Promise.resolve({
            userId,
            fils,
            extend: () => Promise.resolve(),
            settle: async (tx) => void (await reserve(tx, `PBO-${docno}`, { kind: 'wallet', userId }, fils)),
          }),
      },
    },
  };
}

test('one order: of fifty tabs one pays it', { timeout: 60_000 }, async () => {
  await onManyConnections(shop.db, SPENDERS, async (wide) => {
    const desk: PaymentDesk = { ...paymentDesk({ ...shop.deps, db: wide }) };
    for (let round = 0; round < ROUNDS; round += 1) {
      const sara = await shop.buyer();
      await sara.give(100_000);
      await putIn(sara, shop.goods[1]?.code ?? '', 1);
      const docno = await sara.prepare();
      const paying = {
        userId: sara.id,
        document: { doctype: 'PRO', docno },
        shownTotal: null,
        isRetry: false,
      } as const;
      const ends = await raceOf(Array.from({ length: SPENDERS }, () => () => payOutOfWallet(desk, paying)));
      expect(ends).toEqual(
        new Map([
          ['done', 1],
          ['not_prepared', SPENDERS - 1],
        ]),
      );
      const orders = await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, sara.id));
      expect(orders).toHaveLength(1);
    }
  });
});

/** So many of it and nothing else are in the cart. */
function putIn(buyer: Buyer, code: string, quantity: number): Promise<void> {
  const cart = { [code]: quantity };
  return buyer.putInCart(cart);
}

/** Each prepares an order of one unit; `slotIds` in turn. */
async function prepareAll(wide: Database, code: string, slotIds: readonly number[]): Promise<Map<string, number>> {
  const desk = await openCheckoutDesk({ ...shop.deps, db: wide });
  const wire = await buyers[0]?.payload();
  for (const buyer of buyers) await putIn(buyer, code, 1);
  return raceOf(
    buyers.map(({ id, addressId }, index) => () => {
      const chosen = slotIds[index % slotIds.length];
      const payload = prepareOrder.input.decode({ ...wire, AddrDocno: addressId, DeliveryTimeSlotDocno: chosen }, '', {
        strict: true,
        fromText: false,
      });
      return prepare(desk, id, payload);
    }),
  );
}

/** Slots that can be chosen: with one each, nobody waits for another but at the shelf. */
async function openIds(): Promise<number[]> {
  const settings = shop.deps.settings.shop;
  const days = { fromDay: '2000-01-01', toDay: '9999-12-31' };
  const found = await openSlots(shop.db.orm, { zone: 2, kind: 'standard', ...days, now: shop.now(), settings });
  return found.filter(({ hasRoom }) => hasRoom).map(({ id }) => id);
}

/** Half an hour later nobody holds anything. */
async function letGo(): Promise<void> {
  await shop.advance(31 * 60_000);
  await sweepPrepared.run({}, shop.deps);
}

test('the last units of a shelf', { timeout: 60_000 }, async () => {
  const code = shop.goods[2]?.code ?? '';
  await shop.db.transaction((tx) => setStock(tx, code, LEFT));
  await onManyConnections(shop.db, SPENDERS, async (wide) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await prepareAll(wide, code, await openIds())).toEqual(
        new Map([
          ['done', LEFT],
          ['unavailable', SPENDERS - LEFT],
        ]),
      );
      expect(await shop.db.orm.select().from(stock).where(eq(stock.stockCode, code))).toMatchObject([
        { onHand: LEFT, held: LEFT },
      ]);
      await letGo();
    }
  });
  for (const buyer of buyers) await putIn(buyer, code, 0);
});

test('the last places of a slot', { timeout: 60_000 }, async () => {
  const code = shop.goods[3]?.code ?? '';
  await onManyConnections(shop.db, SPENDERS, async (wide) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const chosen = Number((await buyers[0]?.payload())?.['DeliveryTimeSlotDocno']);
      const isIt = eq(slot.id, chosen);
      await shop.db.orm
        .update(slot)
        .set({ capacity: sql`${slot.taken} + ${LEFT}` })
        .where(isIt);
      expect(await prepareAll(wide, code, [chosen])).toEqual(
        new Map([
          ['done', LEFT],
          ['slot_full', SPENDERS - LEFT],
        ]),
      );
      expect(await shop.db.orm.select().from(slot).where(isIt)).toMatchObject([{ held: LEFT }]);
      await letGo();
    }
  });
});
