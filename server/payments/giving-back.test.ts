/** Money that was authorised for nothing goes back, also where nobody looks and no event comes. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { payByNewCard, stopPayment } from '#contract/payments.ts';
import { preparedOrder } from '#server/checkout/table.ts';
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

test('an order that is cancelled because its capture is refused for good: its authorisation is voided', async () => {
  const docno = await sara.prepare();
  await pay(docno, CARDS.approved);
  await shop.sandbox.refuseNext((await attemptOf(docno)).ref, 'refuse');
  for (let hours = 0; hours < 12; hours += 1) {
    await shop.advance(3_600_000);
    await shop.jobs('orders.clock');
  }
  const orders = await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, sara.id));
  expect(orders).toMatchObject([{ state: -1, taken: null }]);
  expect(await providerOf(docno)).toMatchObject({ state: 'voided', captured: 0 });
});

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
