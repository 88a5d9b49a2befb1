/** What of an order goes with the account, what stays, and what stands in the way (remaining.md C42). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { deleteAccount, exportMyData, sendDeleteCode } from '#contract/account.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import { orderRating } from '#server/ratings/table.ts';
import { orderRefund } from '#server/refunds/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import type { PlacedOrder } from './add-placed-orders.ts';
import { orderLeaving } from './leaving.ts';
import { orderLine, placedOrder } from './table.ts';

const HOUR = 3_600_000;
const NOTES = { SpecialInstruction: 'Ring at the blue door', DeliveryMessage: 'For grandmother' };
/** What only the shopper's own rows say. */
const PERSONAL = ['Villa 12', '+971501234567', 'blue door', 'grandmother', 'Happy feast', 'A kind driver'];

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
});
beforeEach(async () => {
  sara = await shop.buyer();
});

async function buy(): Promise<PlacedOrder> {
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 2 });
  await payer.byCard(sara, await sara.prepare(NOTES), CARDS.approved);
  const placed = (await payer.ordersOf(sara)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  await shop.db.orm.update(orderLine).set({ message: 'Happy feast' }).where(eq(orderLine.orderId, placed.id));
  return placed;
}

async function deliver({ slotEndsAt }: PlacedOrder): Promise<void> {
  await shop.advance(Math.max(0, slotEndsAt.getTime() + HOUR - shop.now().getTime()));
  for (let step = 0; step < 4; step += 1) await shop.jobs('orders.clock', 'payments.sweep');
}

async function leave() {
  await shop.advance(2 * 60_000);
  await sara.ask(sendDeleteCode);
  const code = /\d{6}/.exec((await readOutbox(shop.db, 1))[0]?.body ?? '')?.[0] ?? '';
  return sara.ask(deleteAccount, { Email: sara.email, Password: code });
}

/** Tables with a row that says something personal; the catalogue knows nobody. */
async function tablesThatSay(): Promise<string[]> {
  const { rows } = await shop.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not like 'catalogue%' and table_name not like 'basket%' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const said = await shop.db.pool.query(`select 1 from "${name}" t where row_to_json(t)::text ~ $1 limit 1`, [
      PERSONAL.map((one) => one.replace('+', '\\+')).join('|'),
    ]);
    if (said.rowCount) found.push(name);
  }
  return found;
}

test('name and address stay on the invoice alone, and what was ordered without a word of them', async () => {
  const placed = await buy();
  await deliver(placed);
  const comment = { orderId: placed.id, userId: sara.id, delivery: 5, product: 5, comment: 'A kind driver' };
  await shop.db.orm.insert(orderRating).values({ ...comment, at: shop.now() });
  const { data } = (await sara.ask(exportMyData)).body.data as { data: Record<string, unknown> };
  expect(data['orders']).toMatchObject([
    {
      order: `RSO-${placed.id}`,
      instructions: { special: NOTES.SpecialInstruction },
      lines: [{ message: 'Happy feast' }],
      events: [{ state: 1 }, { state: 2 }, { state: 3 }, { state: 4 }, { state: 6 }],
    },
  ]);
  expect(data['invoices']).toMatchObject([{ kind: 'invoice', order: `RSO-${placed.id}`, fils: placed.net }]);
  expect(data).toMatchObject({ refunds: [], ratings: { ratings: [{ comment: 'A kind driver' }] } });
  const before = await tablesThatSay();
  for (const table of ['placed_order', 'order_line', 'order_rating', 'prepared_order']) expect(before).toContain(table);
  expect((await leave()).code).toBe(200);
  expect(await tablesThatSay()).toEqual(['invoice']);
  const [kept] = await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.id, placed.id));
  expect(kept).toMatchObject({ userId: null, state: 6, net: placed.net, contact: '', deliverTo: { zone: 2 } });
});

test('is refused while an order is open, also one that was placed since it was asked about', async () => {
  const placed = await buy();
  expect(await leave()).toMatchObject({ code: 409, body: { message: accountMessages.orderOpen[0] } });
  const leaving = shop.db.transaction((tx) => orderLeaving.before?.(tx, sara.id, shop.now()) ?? Promise.resolve());
  await expect(leaving).rejects.toThrow(accountMessages.orderOpen[0]);
  await deliver(placed);
  expect((await leave()).code).toBe(200);
});

test('is refused while a refund is on its way', async () => {
  const placed = await buy();
  await deliver(placed);
  await shop.db.orm.insert(orderRefund).values({
    orderId: placed.id,
    way: 'card',
    fils: 100,
    reason: 'short',
    key: `short RSO-${placed.id}`,
    askedAt: shop.now(),
  });
  expect(await leave()).toMatchObject({ code: 409, body: { message: accountMessages.paymentOpen[0] } });
  await shop.db.orm.update(orderRefund).set({ doneAt: shop.now() }).where(eq(orderRefund.orderId, placed.id));
  const { data } = (await sara.ask(exportMyData)).body.data as { data: Record<string, unknown> };
  expect(data['refunds']).toMatchObject([{ fils: 100, way: 'card', reason: 'short' }]);
  expect((await leave()).code).toBe(200);
});
