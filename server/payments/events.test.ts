/** POST /hooks/payments (money.md section 4; security.md row 30): an event is a hint, proved, heeded once, and never a fact. */
import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { payByNewCard, stopPayment } from '#contract/payments.ts';
import { SIGNATURE_HEADER, signEvent } from '#server/gateways/payments/sandbox/event-signature.ts';
import { placedOrder } from '#server/orders/table.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { HOOKS_PATH } from './payment-hooks.ts';
import { paymentAttempt, paymentEvent, paymentOperation } from './table.ts';

let shop: SellingShop;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
});

interface Sent {
  readonly ref: string;
  readonly id?: string;
  readonly kind?: string;
  /** What the header says; right unless told, null: none. */
  readonly signature?: string | null;
  /** When it was signed. */
  readonly at?: Date;
}

async function send({
  ref,
  id = randomUUID(),
  kind = 'authorised',
  signature,
  at = shop.now(),
}: Sent): Promise<number> {
  const body = Buffer.from(JSON.stringify({ id, ref, kind }));
  const said = signature === undefined ? signEvent(shop.sandbox.secret, body, at) : signature;
  const headers = { 'content-type': 'application/json', ...(said !== null && { [SIGNATURE_HEADER]: said }) };
  return (await shop.app.inject({ method: 'POST', url: HOOKS_PATH, payload: body, headers })).statusCode;
}

const ordersOf = (buyer: Buyer) => shop.db.orm.select().from(placedOrder).where(eq(placedOrder.userId, buyer.id));
const attemptOf = async (docno: number) => {
  const [found] = await shop.db.orm.select().from(paymentAttempt).where(eq(paymentAttempt.docno, docno));
  if (!found) throw new Error('there is no attempt');
  return found;
};
/** Authorised at the provider, and the shop does not know: its answer was lost. */
async function paidUnheard(card: string = CARDS.approved): Promise<{ docno: number; ref: string }> {
  const docno = await sara.prepare();
  const sessionId = await shop.sandbox.session(card);
  shop.sandbox.loseAnswers('after');
  await sara.ask(payByNewCard, { Docno: docno, Doctype: 'PRO', sessionId, pay_type: 'NEW CARD' });
  const { ref, state } = await attemptOf(docno);
  expect(state).toBe('unknown');
  return { docno, ref };
}

test('a right one: the provider is asked, and the order placed', async () => {
  const { ref } = await paidUnheard();
  expect(await send({ ref })).toBe(200);
  expect(await ordersOf(sara)).toHaveLength(1);
});

describe('one that is not proved changes nothing:', () => {
  const old = 5 * 60_000 + 1000;
  test.each([
    ['signed with another secret', (body: Buffer) => ({ signature: signEvent('another', body, shop.now()) })],
    ['signed over another body', () => ({ signature: signEvent(shop.sandbox.secret, Buffer.from('{}'), shop.now()) })],
    ['no signature', () => ({ signature: null })],
    ['an empty one', () => ({ signature: '' })],
    ['no signature at all but a word', () => ({ signature: 'right' })],
    ['an old one', () => ({ at: new Date(shop.now().getTime() - old) })],
    ['one of the future', () => ({ at: new Date(shop.now().getTime() + old) })],
  ] satisfies [string, (body: Buffer) => Partial<Sent>][])('%s', async (_what, made) => {
    const { ref, docno } = await paidUnheard();
    const id = randomUUID();
    const body = Buffer.from(JSON.stringify({ id, ref, kind: 'authorised' }));
    expect(await send({ id, ref, ...made(body) })).toBe(401);
    expect(await ordersOf(sara)).toEqual([]);
    expect(await attemptOf(docno)).toMatchObject({ state: 'unknown' });
    expect(await shop.db.orm.select().from(paymentEvent).where(eq(paymentEvent.id, id))).toEqual([]);
  });
});

test('twenty times, one after the other and at once: one order, one note of it', async () => {
  const { ref } = await paidUnheard();
  const id = randomUUID();
  const first = await Promise.all(Array.from({ length: 10 }, () => send({ id, ref })));
  for (let times = 0; times < 10; times += 1) first.push(await send({ id, ref }));
  expect(new Set(first)).toEqual(new Set([200]));
  expect(await ordersOf(sara)).toHaveLength(1);
  expect(await shop.db.orm.select().from(paymentEvent).where(eq(paymentEvent.id, id))).toHaveLength(1);
});

test('of a payment that is not ours: taken, dropped, and not kept', async () => {
  const id = randomUUID();
  expect(await send({ id, ref: `zad-${randomUUID()}` })).toBe(200);
  expect(await shop.db.orm.select().from(paymentEvent).where(eq(paymentEvent.id, id))).toEqual([]);
});

test('what it says counts for nothing: "authorised" before the bank has said so', async () => {
  const docno = await sara.prepare();
  const sessionId = await shop.sandbox.session(CARDS.asks3ds);
  await sara.ask(payByNewCard, { Docno: docno, Doctype: 'PRO', sessionId, pay_type: 'NEW CARD' });
  const { ref } = await attemptOf(docno);
  expect(await send({ ref, kind: 'authorised' })).toBe(200);
  expect(await ordersOf(sara)).toEqual([]);
  expect(await attemptOf(docno)).toMatchObject({ state: 'awaiting_3ds' });
});

test('out of order: "captured", "failed", then "authorised" end as the provider says', async () => {
  const { ref, docno } = await paidUnheard();
  for (const kind of ['captured', 'failed', 'awaiting_3ds', 'authorised']) expect(await send({ ref, kind })).toBe(200);
  expect(await ordersOf(sara)).toHaveLength(1);
  expect(await attemptOf(docno)).toMatchObject({ state: 'authorised' });
});

test('of a payment that was stopped: the money goes back, once', async () => {
  const docno = await sara.prepare();
  const sessionId = await shop.sandbox.session(CARDS.asks3ds);
  await sara.ask(payByNewCard, { Docno: docno, Doctype: 'PRO', sessionId, pay_type: 'NEW CARD' });
  const { ref, id } = await attemptOf(docno);
  const waiting = await shop.sandbox.gateway.find(ref);
  await sara.ask(stopPayment, { Docno: docno, Doctype: 'PRO' });
  await shop.sandbox.answerChallenge({ challenge: waiting?.challenge ?? null }, true);
  for (let times = 0; times < 3; times += 1) expect(await send({ ref })).toBe(200);
  await shop.jobs();
  expect(await send({ ref, kind: 'voided' })).toBe(200);
  expect(await shop.sandbox.gateway.find(ref)).toMatchObject({ state: 'voided' });
  expect(await shop.db.orm.select().from(paymentOperation).where(eq(paymentOperation.attemptId, id))).toHaveLength(1);
  expect(await ordersOf(sara)).toEqual([]);
});

test('one that is lost: the sweep of each minute has placed the order within fifteen', async () => {
  const { docno } = await paidUnheard(CARDS.late);
  let minutes = 0;
  for (; (await ordersOf(sara)).length === 0 && minutes < 60; minutes += 1) {
    await shop.advance(60_000);
    await shop.jobs('payments.sweep');
  }
  expect(minutes).toBeLessThanOrEqual(15);
  expect(await attemptOf(docno)).toMatchObject({ state: 'authorised' });
});

test('a body that is too long, and one that is no JSON, are refused', async () => {
  const post = async (payload: Buffer): Promise<number> =>
    (
      await shop.app.inject({
        method: 'POST',
        url: HOOKS_PATH,
        payload,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signEvent(shop.sandbox.secret, payload, shop.now()),
        },
      })
    ).statusCode;
  expect(await post(Buffer.alloc(64 * 1024 + 1, 'a'))).toBe(413);
  expect(await post(Buffer.from('not json'))).toBe(401);
});
