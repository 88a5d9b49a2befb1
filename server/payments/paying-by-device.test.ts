/** Paid on the sheet of a device's wallet against the sandbox, over the shop's own calls: each outcome, and what it leaves. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { payByAppleWallet } from '#contract/device-wallets.ts';
import { readPaymentStatus, readSavedCards, stopPayment } from '#contract/payments.ts';
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

const press = async (docno: number, how: 'approved' | 'declined' | 'cancel'): Promise<string> => {
  const payment = await payer.atProvider(docno);
  if (!payment) throw new Error('the provider has no such payment');
  return shop.sandbox.answerSheet(payment, how);
};
const statusOf = async (docno: number) => (await sara.ask(readPaymentStatus, ofPro(docno))).body.data['paymentStatus'];

test('the answer is what its SDK is connected with, in the words of the specification', async () => {
  const docno = await sara.prepare();
  const { code: status, body } = await payer.bySamsung(sara, docno, {
    language: 'ar',
    deviceType: 'WEB',
    source: 'WEB',
  });
  expect([status, body.status]).toEqual([200, 1]);
  const id = expect.stringMatching(/^[\w-]{24}$/) as string;
  expect(body.data).toEqual({
    order: {
      id,
      href: expect.stringContaining(`${shop.sandbox.origin}/wallet/`) as string,
      serviceId: 'zad-sandbox',
      callbackUrl: `http://127.0.0.1:4173/ar/samsung-success?piDocno=${docno}`,
      cancelUrl: 'http://127.0.0.1:4173/ar/checkout',
      encInfo: { mod: '00c0ffee', exp: '010001', keyId: 'sandbox' },
    },
  });
});

describe('the sheet', () => {
  test('paid: placed, and captured when it was picked', async () => {
    const docno = await sara.prepare();
    const net = await payer.netOf(sara, docno);
    await payer.bySamsung(sara, docno, { orderAmount: net / 100 });
    expect(await payer.attemptOf(docno)).toMatchObject({ method: 'device_wallet', state: 'awaiting_3ds', fils: net });
    expect(await statusOf(docno)).toBe('AWAIT_3DS');
    expect(await press(docno, 'approved')).toBe('SUCCESS');
    // The wallet says so; the order is there once the shop has asked the provider.
    expect(await payer.ordersOf(sara)).toEqual([]);
    expect(await statusOf(docno)).toBe('AUTHORISED');
    for (let hours = 0; hours < 40; hours += 1) {
      await shop.advance(3_600_000);
      await shop.jobs('orders.clock');
    }
    expect(await payer.ordersOf(sara)).toMatchObject([{ state: 6, taken: net, paidBy: 'card' }]);
    expect(await payer.atProvider(docno)).toMatchObject({ state: 'captured', captured: net });
    expect(await recount(shop.db)).toEqual([]);
  });

  test.each(['declined', 'cancel'] as const)('%s: nothing is placed, and the order can be paid anew', async (how) => {
    const docno = await sara.prepare();
    await payer.bySamsung(sara, docno);
    await press(docno, how);
    expect((await sara.ask(stopPayment, ofPro(docno))).body.data).toMatchObject({ paymentStatus: 'FAILED' });
    expect(await payer.ordersOf(sara)).toEqual([]);
    expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    expect(await payer.ordersOf(sara)).toHaveLength(1);
  });

  test('paid after it was stopped: the money goes back, and nothing is placed', async () => {
    const docno = await sara.prepare();
    await payer.bySamsung(sara, docno);
    expect((await sara.ask(stopPayment, ofPro(docno))).body.data).toMatchObject({ paymentStatus: 'ABANDONED' });
    await press(docno, 'approved');
    await statusOf(docno);
    await shop.jobs();
    expect(await payer.atProvider(docno)).toMatchObject({ state: 'voided' });
    expect(await payer.ordersOf(sara)).toEqual([]);
  });

  test('nobody comes back and its event is lost: the sweep finds it, and places it', async () => {
    const docno = await sara.prepare();
    await payer.bySamsung(sara, docno);
    await press(docno, 'approved');
    await shop.advance(61_000);
    await shop.jobs('payments.sweep');
    expect(await payer.ordersOf(sara)).toHaveLength(1);
  });

  test('left open: its time ends, and the order can be paid anew', async () => {
    const docno = await sara.prepare();
    await payer.bySamsung(sara, docno);
    await shop.advance(16 * 60_000);
    await shop.jobs('payments.sweep');
    expect(['ABANDONED', 'FAILED']).toContain(await statusOf(docno));
    expect((await payer.bySamsung(sara, docno)).code).toBe(200);
  });

  test('an answer that is lost: its status tells how to go on', async () => {
    const docno = await sara.prepare();
    shop.sandbox.loseAnswers('after');
    expect(await payer.bySamsung(sara, docno)).toMatchObject({ code: 409, body: { status: 0, code: 'ask_status' } });
    const { data } = (await sara.ask(readPaymentStatus, ofPro(docno))).body;
    expect(data).toMatchObject({ paymentStatus: 'AWAIT_3DS' });
    expect(JSON.parse(String(data['threeDs']))).toMatchObject({ wallet: 'samsung' });
  });
});

describe('what is refused', () => {
  test('another shopper’s order', async () => {
    const docno = await sara.prepare();
    const omar = await shop.buyer();
    expect((await payer.bySamsung(omar, docno)).code).toBe(404);
    expect(await payer.attemptOf(docno)).toBeUndefined();
  });

  test('an order whose time is over', async () => {
    const docno = await sara.prepare();
    await shop.advance(31 * 60_000);
    expect(await payer.bySamsung(sara, docno)).toMatchObject({ code: 409, body: { code: 'not_prepared' } });
  });

  test('one that was paid, or is being paid', async () => {
    const docno = await sara.prepare();
    await payer.bySamsung(sara, docno);
    for (const again of [await payer.bySamsung(sara, docno), await payer.byCard(sara, docno, CARDS.approved)]) {
      expect(again).toMatchObject({ code: 409, body: { code: 'payment_under_way' } });
    }
    await press(docno, 'approved');
    await statusOf(docno);
    expect((await payer.bySamsung(sara, docno)).code).toBe(409);
    expect(await payer.ordersOf(sara)).toHaveLength(1);
  });

  test('another total than the order’s, which is never used', async () => {
    const docno = await sara.prepare();
    const told = await payer.bySamsung(sara, docno, { orderAmount: 0.01 });
    expect(told).toMatchObject({ code: 409, body: { code: 'total_changed', field: 'orderAmount' } });
  });

  test('pages that are not the shop’s, a CVV, and another way to pay', async () => {
    const docno = await sara.prepare();
    const samsungPayWeb = { cancelUrl: 'http://127.0.0.1:4173/en/checkout', successUrl: 'https://evil.example/' };
    expect((await payer.bySamsung(sara, docno, { samsungPayWeb })).code).toBe(400);
    expect((await payer.bySamsung(sara, docno, { cvv: '123' })).code).toBe(400);
    expect((await payer.bySamsung(sara, docno, { pay_type: 'BY WALLET' })).code).toBe(400);
  });

  test('more than six tries of one order', async () => {
    const docno = await sara.prepare();
    for (let tries = 0; tries < 6; tries += 1) {
      await payer.bySamsung(sara, docno);
      await press(docno, 'cancel');
      await statusOf(docno);
    }
    expect(await payer.bySamsung(sara, docno)).toMatchObject({ code: 429, body: { code: 'too_many' } });
  });
});

test('two taps with one key open one sheet; its order is given once', async () => {
  const docno = await sara.prepare();
  const taps = await Promise.all([1, 2, 3].map(() => payer.bySamsung(sara, docno, {}, 'one-tap-or-two')));
  expect(taps.filter(({ code: status }) => status === 200)).toHaveLength(1);
  expect(taps.filter(({ code: status }) => status === 409)).toHaveLength(2);
  expect(await payer.bySamsung(sara, docno, {}, 'one-tap-or-two')).toMatchObject({ body: { code: 'ask_status' } });
  await press(docno, 'approved');
  await statusOf(docno);
  expect(await payer.ordersOf(sara)).toHaveLength(1);
});

describe('switched on and off', () => {
  const apple = (buyer: Buyer, docno: number) =>
    buyer.ask(payByAppleWallet, { pi_docno: docno, pi_doctype: 'PRO', pay_type: 'NEW CARD' });

  test('the one of the device maker is offered unless it is switched off, the other where it is switched on', async () => {
    expect((await sara.ask(readSavedCards)).body.data['deviceWallets']).toEqual(['samsung']);
    expect((await apple(sara, await sara.prepare())).code).toBe(404);
    const other = await openSellingShop({ env: { DEVICE_WALLET_SAMSUNG: '0', DEVICE_WALLET_APPLE: '1' } });
    const omar = await other.buyer();
    await omar.putInCart({ [code]: 1 });
    expect((await omar.ask(readSavedCards)).body.data['deviceWallets']).toEqual(['apple']);
    const docno = await omar.prepare();
    expect((await payerOf(other).bySamsung(omar, docno)).code).toBe(404);
    expect((await apple(omar, docno)).body.data).toMatchObject({ order: { serviceId: 'zad-sandbox' } });
    const payment = await payerOf(other).atProvider(docno);
    expect(await other.sandbox.answerSheet(payment ?? { challenge: null }, 'approved')).toBe('SUCCESS');
    expect((await omar.ask(readPaymentStatus, ofPro(docno))).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  });

  test('with a provider that can do none, none is offered', async () => {
    const other = await openSellingShop({
      through: (gateway) => ({ ...gateway, can: { ...gateway.can, wallets: [] } }),
    });
    const omar = await other.buyer();
    await omar.putInCart({ [code]: 1 });
    expect((await omar.ask(readSavedCards)).body.data['deviceWallets'] ?? []).toEqual([]);
    expect((await payerOf(other).bySamsung(omar, await omar.prepare())).code).toBe(404);
  });
});
