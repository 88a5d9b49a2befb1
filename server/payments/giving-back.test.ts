/** Money that was authorised for nothing goes back, also where nobody looks and no event comes. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { confirmGroups, readGroups } from '#contract/checkout.ts';
import { payByNewCard, stopPayment } from '#contract/payments.ts';
import { preparedOrder } from '#server/checkout/table.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import { placedOrder } from '#server/orders/table.ts';
import { paymentDesk } from '#server/selling.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { takeEvent } from './payment-hooks.ts';
import type { Settler } from './settler.ts';
import { sweepPayments } from './sweep-payments.ts';
import { paymentAttempt, paymentOperation } from './table.ts';

let shop: SellingShop;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
});

const document = (docno: number) => ({ Docno: docno, Doctype: 'PRO' });
const pay = async (docno: number, card: string) =>
  sara.ask(payByNewCard, { ...document(docno), sessionId: await shop.sandbox.session(card), pay_type: 'NEW CARD' });
const attemptOf = async (docno: number) => {
  const [found] = await shop.db.orm.select().from(paymentAttempt).where(eq(paymentAttempt.docno, docno));
  if (!found) throw new Error('there is no attempt');
  return found;
};
const providerOf = async (docno: number) => shop.sandbox.gateway.find((await attemptOf(docno)).ref);

test('a challenge that is confirmed after it was stopped, and whose event is lost', async () => {
  const docno = await sara.prepare();
  await pay(docno, CARDS.asks3ds);
  const waiting = await providerOf(docno);
  await sara.ask(stopPayment, document(docno));
  await shop.sandbox.answerChallenge({ challenge: waiting?.challenge ?? null }, true);
  expect(await providerOf(docno)).toMatchObject({ state: 'authorised' });
  await shop.advance(61_000);
  await shop.jobs('payments.sweep');
  expect(await providerOf(docno)).toMatchObject({ state: 'voided' });
});

test('a provider that answers hours after it was stopped is asked again, and not each minute', async () => {
  const docno = await sara.prepare();
  await pay(docno, CARDS.asks3ds);
  await sara.ask(stopPayment, document(docno));
  const asked: Date[] = [];
  for (let minutes = 0; minutes < 180; minutes += 1) {
    await shop.advance(60_000);
    const before = (await attemptOf(docno)).changedAt;
    await sweepPayments(paymentDesk(shop.deps));
    const after = (await attemptOf(docno)).changedAt;
    if (after > before) asked.push(after);
  }
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.length).toBeLessThan(12);
});

/** Until everything that was prepared is picked. */
async function hours(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    await shop.advance(3_600_000);
    await shop.jobs('orders.clock');
  }
}
const ordersOf = (buyer: Buyer) =>
  shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, buyer.id)).orderBy(placedOrder.id);
const mailsOf = async ({ email }: Buyer) =>
  (await readOutbox(shop.db, 500)).filter(({ recipient, key }) => recipient === email && key?.includes('refused'));

test.each([
  ['en', 'was cancelled', 'Nothing was charged'],
  ['ar', 'تم إلغاء طلبك', 'لم يُخصم أي مبلغ'],
] as const)(
  'an order whose capture is refused for good: voided, and its shopper hears of it (%s)',
  async (language, subject, said) => {
    const docno = await sara.prepare();
    await shop.db.orm.update(preparedOrder).set({ language }).where(eq(preparedOrder.id, docno));
    await pay(docno, CARDS.approved);
    await shop.sandbox.refuseNext((await attemptOf(docno)).ref, 'refuse');
    await hours(12);
    const [order] = await ordersOf(sara);
    expect(order).toMatchObject({ state: -1, taken: null, language });
    expect(await providerOf(docno)).toMatchObject({ state: 'voided', captured: 0 });
    await shop.jobs();
    const mails = await mailsOf(sara);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(subject);
    expect(mails[0]?.body).toContain(said);
    expect(mails[0]?.body).toContain(`RSO-${order?.id}`);
  },
);

test(
  'of an authorisation that was captured in part nothing is voided: the rest lapses',
  { timeout: 60_000 },
  async () => {
    await sara.putInCart({ [shop.late[0]?.code ?? '']: 1 });
    const docno = await sara.prepare();
    const groups = (await sara.ask(readGroups, document(docno))).body.data['multiItemList'] as Record<string, number>[];
    const DataSet = groups.map(({ groupDocNo, dateDocno, timeDocno }) => ({ groupDocNo, dateDocno, timeDocno }));
    await sara.ask(confirmGroups, { ...document(docno), DataSet });
    await pay(docno, CARDS.approved);
    const { ref, id } = await attemptOf(docno);
    const taken = async () => (await ordersOf(sara)).filter((order) => order.taken !== null);
    while ((await taken()).length === 0) await hours(1);
    await shop.sandbox.refuseNext(ref, 'refuse');
    const isOnItsWay = async () => (await ordersOf(sara)).some(({ state }) => state > 0 && state < 6);
    for (let days = 0; days < 7 && (await isOnItsWay()); days += 1) {
      await shop.advance(12 * 3_600_000);
      await hours(12);
    }
    const orders = await ordersOf(sara);
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set([-1, 6]));
    const asked = await shop.db.orm.select().from(paymentOperation).where(eq(paymentOperation.attemptId, id));
    const ends = asked.map(({ kind, state }) => `${kind} ${state}`);
    expect(ends).toHaveLength(2);
    expect(new Set(ends)).toEqual(new Set(['capture done', 'capture refused']));
    const captured = (await taken())[0]?.taken;
    await shop.advance(8 * 24 * 3_600_000);
    expect(await providerOf(docno)).toMatchObject({ state: 'captured', captured });
    expect(await mailsOf(sara)).toHaveLength(1);
  },
);

test('an event that comes after the shopper has left gives nothing back of what was paid and brought', async () => {
  const docno = await sara.prepare();
  await pay(docno, CARDS.approved);
  const attempt = await attemptOf(docno);
  await shop.db.orm.update(preparedOrder).set({ userId: null }).where(eq(preparedOrder.id, docno));
  await takeEvent(paymentDesk(shop.deps), { id: `late ${attempt.ref}`, ref: attempt.ref });
  expect(await attemptOf(docno)).toMatchObject({ state: 'authorised' });
  const asked = await shop.db.orm.select().from(paymentOperation).where(eq(paymentOperation.attemptId, attempt.id));
  expect(asked).toEqual([]);
});

test('a payment that cannot be settled for a mistake of ours keeps no other from being swept', async () => {
  const [first, second] = [sara, await shop.buyer()];
  await second.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  const docnos = [await first.prepare(), await second.prepare()];
  for (const [index, buyer] of [first, second].entries()) {
    const sessionId = await shop.sandbox.session(CARDS.approved);
    shop.sandbox.loseAnswers('after');
    await buyer.ask(payByNewCard, { ...document(docnos[index] ?? 0), sessionId, pay_type: 'NEW CARD' });
  }
  const desk = paymentDesk(shop.deps);
  const real = desk.settlers.PRO;
  const broken: Settler = {
    lock: (tx, docno, how) => {
      if (docno === docnos[0]) throw new Error('a mistake of ours');
      return real?.lock(tx, docno, how) ?? Promise.resolve(null);
    },
  };
  await shop.advance(61_000);
  await sweepPayments({ ...desk, settlers: { PRO: broken } });
  expect(await attemptOf(docnos[0] ?? 0)).toMatchObject({ state: 'unknown' });
  expect(await attemptOf(docnos[1] ?? 0)).toMatchObject({ state: 'authorised' });
});
