/** The mail that an order comes at another time: after each change, once for what comes together, and not of what is on its way by then. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { rescheduleOrder } from '#contract/order-acts.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { moveOrder } from '#server/orders/order-store.ts';
import type { SlotRow } from '#server/slots/store.ts';
import { slot } from '#server/slots/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

let shop: SellingShop;
let payer: Payer;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
});

async function order(buyer: Buyer, more: object = {}): Promise<PlacedOrder> {
  await buyer.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  await payer.byCard(buyer, await buyer.prepare({ ...more }), CARDS.approved);
  return (await payer.ordersOf(buyer)).at(-1) as PlacedOrder;
}
async function slotAfter(after: Date): Promise<SlotRow> {
  const [found] = await shop.db.orm
    .select()
    .from(slot)
    .where(and(eq(slot.zone, 2), eq(slot.kind, 'standard'), gt(slot.startsAt, after)))
    .orderBy(asc(slot.startsAt))
    .limit(1);
  return found as SlotRow;
}
const reschedule = (buyer: Buyer, { id }: PlacedOrder, to: Pick<SlotRow, 'id' | 'day'>) =>
  buyer.ask(rescheduleOrder, {
    piDocno: id,
    piDoctype: 'RSO',
    DeliveryDate: dayNumberOf(to.day),
    DeliveryTimeSlotDocno: to.id,
  });
const mailsOf = async ({ email }: Buyer) =>
  (await readOutbox(shop.db, 500)).filter(
    ({ recipient, key }) => recipient === email && key?.startsWith('order-rescheduled'),
  );

test('each change is told of, once for what comes together; the time that it has already is none', async () => {
  const sara = await shop.buyer();
  const first = await order(sara);
  const child = await order(sara, { SalParentDoctype: 'RSO', SalParentDocno: first.id });
  const [one, other] = [
    await slotAfter(first.slotEndsAt),
    await slotAfter(new Date(first.slotEndsAt.getTime() + 86_400_000)),
  ];
  for (const to of [one, one, other, one]) {
    await shop.advance(1000);
    expect((await reschedule(sara, first, to)).code).toBe(200);
    await shop.jobs();
  }
  const mails = await mailsOf(sara);
  expect(mails).toHaveLength(3);
  expect(mails[0]?.subject).toContain(`RSO-${first.id}, RSO-${child.id}`);
  expect(mails[0]?.body).toContain(`/orderinvoice/RSO/${first.id}/order`);
});

test('what is on its way when the mail would go is told of by another', async () => {
  const sara = await shop.buyer();
  const first = await order(sara);
  await reschedule(sara, first, await slotAfter(first.slotEndsAt));
  await shop.db.transaction((tx) => moveOrder(tx, first.id, 4, shop.now()));
  await shop.jobs();
  expect(await mailsOf(sara)).toEqual([]);
});
