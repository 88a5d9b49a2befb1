/** Paid by a card against the sandbox, over the shop's own calls: each outcome, and what it leaves. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  finishChallenge,
  payBySavedCard,
  readPaymentStatus,
  readSavedCards,
  removeSavedCard,
  stopPayment,
} from '#contract/payments.ts';
import { recount } from '#server/ledger/recount.ts';
import { ofPro, payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let code = '';
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  code = shop.goods[0]?.code ?? '';
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.putInCart({ [code]: 2 });
});

describe('by a new card', () => {
  test('authorised at once: placed; captured when it was picked', async () => {
    const docno = await sara.prepare();
    const net = await payer.netOf(sara, docno);
    expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    for (let hours = 0; hours < 40; hours += 1) {
      await shop.advance(3_600_000);
      await shop.jobs('orders.clock');
    }
    expect(await payer.ordersOf(sara)).toMatchObject([{ state: 6, taken: net, paidBy: 'card' }]);
    expect(await payer.atProvider(docno)).toMatchObject({ state: 'captured', captured: net });
    expect(await recount(shop.db)).toEqual([]);
  });

  test.each([
    ['passed', true, 'AUTHORISED', 1],
    ['refused', false, 'THREE_DS_FAILURE', 0],
  ] as const)('3-D Secure %s', async (_, isConfirmed, word, orders) => {
    const docno = await sara.prepare();
    const begun = await payer.byCard(sara, docno, CARDS.asks3ds);
    expect(begun.body.data).toMatchObject({ paymentStatus: 'AWAIT_3DS' });
    const challenge = JSON.parse(String(begun.body.data['threeDs'])) as Record<string, unknown>;
    await shop.sandbox.answerChallenge({ challenge }, isConfirmed);
    expect((await sara.ask(finishChallenge, ofPro(docno))).body.data).toMatchObject({ paymentStatus: word });
    expect(await payer.ordersOf(sara)).toHaveLength(orders);
  });

  test('3-D Secure that is left ends by itself, and the order can be paid anew', async () => {
    const docno = await sara.prepare();
    await payer.byCard(sara, docno, CARDS.asks3ds);
    await shop.advance(16 * 60_000);
    await shop.jobs('payments.sweep');
    const { data } = (await sara.ask(readPaymentStatus, ofPro(docno))).body;
    expect(['ABANDONED', 'THREE_DS_FAILURE']).toContain(data['paymentStatus']);
    expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  });

  test('3-D Secure that is stopped: what the bank says later is given back, and never placed', async () => {
    const docno = await sara.prepare();
    const begun = await payer.byCard(sara, docno, CARDS.asks3ds);
    const challenge = JSON.parse(String(begun.body.data['threeDs'])) as Record<string, unknown>;
    expect((await sara.ask(stopPayment, ofPro(docno))).body.data).toMatchObject({ paymentStatus: 'ABANDONED' });
    await shop.sandbox.answerChallenge({ challenge }, true);
    await sara.ask(readPaymentStatus, ofPro(docno));
    await shop.jobs();
    expect(await payer.atProvider(docno)).toMatchObject({ state: 'voided' });
    expect(await payer.ordersOf(sara)).toEqual([]);
  });

  test('declined, then paid with another card', async () => {
    const docno = await sara.prepare();
    expect((await payer.byCard(sara, docno, CARDS.declined)).body.data).toMatchObject({ paymentStatus: 'FAILED' });
    expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    expect(await payer.ordersOf(sara)).toHaveLength(1);
  });

  test('an answer that is lost is looked up: one charge, one order', async () => {
    const docno = await sara.prepare();
    const net = await payer.netOf(sara, docno);
    shop.sandbox.loseAnswers('after');
    expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'UNKNOWN' });
    // Nobody begins another payment meanwhile, and nobody prepares another order.
    expect(await payer.byCard(sara, docno, CARDS.approved)).toMatchObject({
      code: 409,
      body: { code: 'payment_under_way' },
    });
    await expect(sara.prepare()).rejects.toThrow('payment_under_way');
    expect((await sara.ask(readPaymentStatus, ofPro(docno))).body.data).toMatchObject({
      paymentStatus: 'AUTHORISED',
    });
    expect(await payer.ordersOf(sara)).toMatchObject([{ net }]);
  });

  test('a request that never arrived: the shopper stops it and pays anew', async () => {
    const docno = await sara.prepare();
    shop.sandbox.loseAnswers('before');
    expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'UNKNOWN' });
    expect((await sara.ask(stopPayment, ofPro(docno))).body.data).toMatchObject({ paymentStatus: 'ABANDONED' });
    expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    expect(await payer.ordersOf(sara)).toHaveLength(1);
  });

  test('nobody looks any more: the sweep finds what was authorised, and places it', async () => {
    const docno = await sara.prepare();
    shop.sandbox.loseAnswers('after');
    await payer.byCard(sara, docno, CARDS.approved);
    await shop.advance(61_000);
    await shop.jobs('payments.sweep');
    expect(await payer.ordersOf(sara)).toHaveLength(1);
  });

  test('a body with a card number or a CVV is refused, and named', async () => {
    const docno = await sara.prepare();
    for (const field of ['cvv', 'cardNumber']) {
      expect(await payer.byCard(sara, docno, CARDS.approved, { [field]: '123' })).toMatchObject({
        code: 400,
        body: { field },
      });
    }
  });

  test('at most six tries of one order', async () => {
    const docno = await sara.prepare();
    for (let tries = 0; tries < 6; tries += 1) await payer.byCard(sara, docno, CARDS.declined);
    expect(await payer.byCard(sara, docno, CARDS.approved)).toMatchObject({ code: 429, body: { code: 'too_many' } });
  });
});

test('a saved card: kept with consent, used with its CVV, another shopper’s is not there, removed here and there', async () => {
  const docno = await sara.prepare();
  await payer.byCard(sara, docno, CARDS.approved, { saveCardToken: true });
  const { data } = (await sara.ask(readSavedCards)).body;
  const [card] = data['cardList'] as { cardToken: string; maskedPan: string }[];
  expect(card).toMatchObject({ scheme: 'visa', expiry: '12/40' });
  expect(card?.maskedPan).not.toContain('4111111111111111');
  await sara.putInCart({ [code]: 1 });
  const next = await sara.prepare();
  const sessionId = await shop.sandbox.cvvSession();
  const input = { ...ofPro(next), cardToken: card?.cardToken, sessionId, pay_type: 'SAVED CARD' };
  const omar = await shop.buyer();
  expect((await omar.ask(payBySavedCard, input)).code).toBe(404);
  expect((await sara.ask(payBySavedCard, input)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  expect((await sara.ask(removeSavedCard, { cardToken: card?.cardToken })).code).toBe(200);
  expect((await sara.ask(readSavedCards)).body.data['cardList']).toEqual([]);
  await shop.jobs('payments.sweep');
  expect((await sara.ask(removeSavedCard, { cardToken: card?.cardToken })).code).toBe(404);
});
