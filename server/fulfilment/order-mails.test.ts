/** What a shopper is told while an order comes: on its way, delivered, money that is back; each once, in the order's language. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { preparedOrder } from '#server/checkout/table.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import { addJob } from '#server/kit/task.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { refundedJob } from '#server/orders/order-jobs.ts';
import { orderLine } from '#server/orders/table.ts';
import { orderRefund } from '#server/refunds/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { mailDelivered } from './mail-delivered.ts';
import { mailOnItsWay } from './mail-on-its-way.ts';

const MINUTE = 60_000;
let shop: SellingShop;
let payer: Payer;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
});

async function order(buyer: Buyer, language: 'en' | 'ar', more = {}): Promise<PlacedOrder> {
  await buyer.putInCart({ [shop.goods[0]?.code ?? '']: 2, [shop.goods[1]?.code ?? '']: 1 });
  const docno = await buyer.prepare(more);
  await shop.db.orm.update(preparedOrder).set({ language }).where(eq(preparedOrder.id, docno));
  await payer.byCard(buyer, docno, CARDS.approved);
  const placed = (await payer.ordersOf(buyer)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  return placed;
}
async function clockAt({ slotStartsAt }: PlacedOrder, minutes: number): Promise<void> {
  await shop.advance(slotStartsAt.getTime() + minutes * MINUTE - shop.now().getTime());
  await shop.jobs('orders.clock');
}
const mailsTo = async ({ email }: Buyer, kind: string) =>
  (await readOutbox(shop.db, 500)).filter(({ recipient, key }) => recipient === email && key?.startsWith(kind));

test.each([
  ['en', 'is on its way', 'brings it', 'was delivered', 'not to be had', 'Total paid: AED'],
  ['ar', 'في الطريق إليك', 'سيوصله إليك', 'تم توصيل طلبك', 'لم يتوفّر', 'إجمالي المدفوع:'],
] as const)('on its way and delivered, one mail each for all that comes together (%s)', async (...words) => {
  const [language, onItsWay, brings, delivered, missing, total] = words;
  const sara = await shop.buyer();
  const parent = await order(sara, language);
  const child = await order(sara, language, { SalParentDoctype: 'RSO', SalParentDocno: parent.id });
  await clockAt(parent, -120);
  await shop.db.orm.update(orderLine).set({ picked: 1 }).where(eq(orderLine.orderId, parent.id));
  for (const minutes of [-30, 0]) await clockAt(parent, minutes);
  await mailOnItsWay(shop.deps, parent.id);
  const way = await mailsTo(sara, 'order-on-its-way');
  expect(way).toHaveLength(1);
  expect(way[0]?.subject).toContain(onItsWay);
  expect(way[0]?.subject).toContain(`RSO-${parent.id}, RSO-${child.id}`);
  expect(way[0]?.body).toContain(brings);
  expect(way[0]?.body).toContain(`/${language}/trackmyorder/RSO/${parent.id}`);
  expect(await mailsTo(sara, 'order-delivered')).toEqual([]);
  await clockAt(parent, 60);
  await mailDelivered(shop.deps, parent.id);
  const brought = await mailsTo(sara, 'order-delivered');
  expect(brought).toHaveLength(1);
  const body = brought[0]?.body ?? '';
  expect(brought[0]?.subject).toContain(delivered);
  expect(body).toContain(`- 1 × ${shop.goods[0]?.name[language]}: ${missing}`);
  expect(body).toContain(`RSO-${child.id}`);
  const taken = (await payer.ordersOf(sara)).reduce((sum, one) => sum + (one.taken ?? 0), 0);
  expect(taken).toBeLessThan(parent.net + child.net);
  expect(body).toContain(`${total} ${(taken / 100).toFixed(2)}`);
  expect(body).toContain(`/${language}/orderinvoice/RSO/${parent.id}/order`);
});

test.each([
  ['en', 'card', 'Banks usually take 5 to 10 working days'],
  ['en', 'wallet', 'in your Zad wallet'],
  ['ar', 'card', 'خلال 5 إلى 10 أيام عمل'],
  ['ar', 'wallet', 'في محفظتك'],
] as const)('money that is back, once it is (%s, %s)', async (language, way, where) => {
  const sara = await shop.buyer();
  const placed = await order(sara, language);
  const at = shop.now();
  const of = { orderId: placed.id, way, fils: 1250, reason: 'short', askedAt: at } as const;
  const key = `short RSO-${placed.id}`;
  const [refund] = await shop.db.orm
    .insert(orderRefund)
    .values({ ...of, key })
    .returning();
  const refundId = refund?.id ?? 0;
  const tell = async (): Promise<void> => {
    await addJob(shop.db.orm, refundedJob, { refundId });
    await shop.jobs();
  };
  await tell();
  expect(await mailsTo(sara, 'order-refunded')).toEqual([]);
  await shop.db.orm.update(orderRefund).set({ doneAt: at }).where(eq(orderRefund.id, refundId));
  await tell();
  await tell();
  const mails = await mailsTo(sara, 'order-refunded');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain(language === 'ar' ? '12.50 د.إ.' : 'AED 12.50');
  expect(mails[0]?.body).toContain(where);
});
