/** Another time for an order, while others want the same place, or the order is moved or cancelled (money.md sections 3 and 7). */
import { and, asc, eq, gt } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { cancelOrder, rescheduleOrder } from '#contract/order-acts.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { placedOrder } from '#server/orders/table.ts';
import type { SlotRow } from '#server/slots/store.ts';
import { slot } from '#server/slots/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

const ROUNDS = 50;
const MINUTE = 60_000;
let shop: SellingShop;
let payer: Payer;
let slots: SlotRow[];
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  slots = await shop.db.orm
    .select()
    .from(slot)
    .where(and(eq(slot.zone, 2), eq(slot.kind, 'standard'), gt(slot.startsAt, new Date('2026-11-25T00:00:00Z'))))
    .orderBy(asc(slot.startsAt));
});

async function order(buyer: Buyer, slotId = slots[0]?.id): Promise<PlacedOrder> {
  await buyer.give(50_000);
  await buyer.putInCart({ [shop.goods.at(-1)?.code ?? '']: 1 });
  await payer.byWallet(buyer, await buyer.prepare({ DeliveryTimeSlotDocno: slotId }));
  const placed = (await payer.ordersOf(buyer)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  return placed;
}

const reschedule = (buyer: Buyer, { id }: PlacedOrder, to: SlotRow) =>
  buyer.ask(rescheduleOrder, {
    piDocno: id,
    piDoctype: 'RSO',
    DeliveryDate: dayNumberOf(to.day),
    DeliveryTimeSlotDocno: to.id,
  });
const at = (index: number): SlotRow => slots[index % slots.length] as SlotRow;
const takenOf = async ({ id }: SlotRow) => (await shop.db.orm.select().from(slot).where(eq(slot.id, id)))[0]?.taken;
const now = async ({ id }: PlacedOrder) =>
  (await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.id, id)))[0];
const ordersIn = async () =>
  (
    await shop.db.pool.query(
      `select s.id from slot s left join placed_order o on o.slot_id = s.id and o.state > 0 and o.parent_id is null
        group by s.id having s.taken <> count(o.id)`,
    )
  ).rows;

test(
  `two shoppers and the last place of a slot, ${ROUNDS} times: one of them has it`,
  { timeout: 120_000 },
  async () => {
    const [sara, omar] = [await shop.buyer(), await shop.buyer()];
    const [hers, his] = [await order(sara), await order(omar)];
    const winners: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const to = at(round);
      await shop.db.orm.update(slot).set({ capacity: 1 }).where(eq(slot.id, to.id));
      const answers = await Promise.all(
        round % 2 === 0
          ? [reschedule(sara, hers, to), reschedule(omar, his, to)]
          : [reschedule(omar, his, to), reschedule(sara, hers, to)],
      );
      expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect(answers.find(({ code }) => code === 409)?.body).toMatchObject({ code: 'slot_full' });
      expect(await takenOf(to)).toBe(1);
      winners.push((await now(hers))?.slotId === to.id ? sara.id : omar.id);
    }
    expect(await ordersIn()).toEqual([]);
    expect(new Set(winners).size).toBe(2);
    await shop.db.orm.update(slot).set({ capacity: 40 });
  },
);

test('each into the place of the other at once: nobody waits for ever', async () => {
  const [sara, omar] = [await shop.buyer(), await shop.buyer()];
  const [here, there] = [at(60), at(61)];
  const [hers, his] = [await order(sara, here.id), await order(omar, there.id)];
  for (let round = 0; round < 10; round += 1) {
    const [to, back] = round % 2 === 0 ? [there, here] : [here, there];
    const answers = await Promise.all([reschedule(sara, hers, to), reschedule(omar, his, back)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  }
  expect(await ordersIn()).toEqual([]);
});

test(
  'against its cancelling: it is cancelled, and neither slot keeps a place for it',
  { timeout: 60_000 },
  async () => {
    const sara = await shop.buyer();
    for (let round = 0; round < 10; round += 1) {
      const own = await order(sara, at(70).id);
      const cancel = () => sara.ask(cancelOrder, { piDocno: own.id, piDoctype: 'RSO', RefundMethod: 'WALLET' });
      const acts = [() => reschedule(sara, own, at(71)), cancel];
      const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const [moved, cancelled] = round % 2 === 0 ? answers : answers.toReversed();
      expect(cancelled?.code).toBe(200);
      if (moved?.code !== 200) expect(moved).toMatchObject({ code: 409, body: { code: 'too_late' } });
      expect(await now(own)).toMatchObject({ state: -1 });
      expect(await ordersIn()).toEqual([]);
    }
  },
);

test('against the clock: it goes back to be placed, or is on its way and stays', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 6; round += 1) {
    const sara = await shop.buyer();
    const soon = slots.find(({ startsAt }) => startsAt.getTime() > shop.now().getTime() + 200 * MINUTE) as SlotRow;
    const own = await order(sara, soon.id);
    const to = slots.findLast(
      ({ endsAt }) => endsAt.getTime() < soon.startsAt.getTime() + 3 * 24 * 60 * MINUTE,
    ) as SlotRow;
    // Picking begins, ends, and the order is sent.
    const minutes = [-120, -30, 0][round % 3] ?? 0;
    for (const before of [-120, -30, 0].filter((one) => one < minutes)) {
      await shop.advance(soon.startsAt.getTime() + before * MINUTE - shop.now().getTime());
      await shop.jobs('orders.clock');
    }
    await shop.advance(soon.startsAt.getTime() + minutes * MINUTE - shop.now().getTime());
    const [answer] = await Promise.all([reschedule(sara, own, to), shop.jobs('orders.clock')]);
    const after = await now(own);
    if (answer.code === 200) expect(after).toMatchObject({ state: 1, slotId: to.id });
    else expect([answer.body.code, after?.state, after?.slotId]).toEqual(['too_late', 4, soon.id]);
    expect(await ordersIn()).toEqual([]);
  }
});
