/** Refunds to a card run until they are back, or the wallet has the money instead: never both (decisions.md 32). */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { cancelOrder } from '#contract/order-acts.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import { ProviderRefused, ProviderSilent, type PaymentGateway } from '#server/gateways/payments/payment-gateway.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import { ensureSlots } from '#server/slots/make-slots.ts';
import { payerOf } from '#tests/support/payer.ts';
import { ordersOf } from '#tests/support/placed.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

const HOUR = 3_600_000;
/** Half a day at a time: each finds the refund due again. */
const FIVE_DAYS = 10;

/** What the provider does when it is asked for a refund, and whether it says anything at all. */
let refunds: 'does' | 'refuses for good' | 'refuses for now' | 'is silent' | 'does it and is silent';
let isSilent: boolean;
let shop: SellingShop;
let sara: Buyer;
let order: PlacedOrder;

const through = (real: PaymentGateway): PaymentGateway => ({
  ...real,
  find: (ref) => (isSilent ? Promise.reject(new ProviderSilent('nothing')) : real.find(ref)),
  refund: async (ref, asked) => {
    if (refunds === 'refuses for good') throw new ProviderRefused('never', true);
    if (refunds === 'refuses for now') throw new ProviderRefused('later', false);
    if (refunds === 'is silent') throw new ProviderSilent('nothing');
    const done = await real.refund(ref, asked);
    if (refunds === 'does it and is silent') throw new ProviderSilent('nothing');
    return done;
  },
});

beforeAll(async () => {
  shop = await openSellingShop({ through });
});
beforeEach(async () => {
  isSilent = false;
  refunds = 'does';
  // The clock has gone on for days.
  await ensureSlots(shop.db, shop.now(), shop.deps.settings.shop);
  const orders = ordersOf(shop);
  sara = await shop.buyer();
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  order = await orders.bringTo(await orders.place(sara, 'card'), 3);
  await shop.sandbox.settle((await payerOf(shop).attemptOf(order.proId))?.ref ?? '');
});

const cancel = () => sara.ask(cancelOrder, { piDocno: order.id, piDoctype: 'RSO', RefundMethod: 'CARD' });
const wallet = async () => (await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id })).balance;
const refunded = async () => (await payerOf(shop).atProvider(order.proId))?.refunded;
async function halfDays(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    await shop.advance(12 * HOUR);
    await shop.jobs('payments.sweep');
  }
}
const mails = async () =>
  (await readOutbox(shop.db, 500))
    .filter(({ recipient, key }) => recipient === sara.email && key?.startsWith('order-refunded'))
    .map(({ body }) => body);

test('refused for good: the wallet has it at once, and a mail says so', async () => {
  refunds = 'refuses for good';
  await cancel();
  await shop.jobs();
  expect(await wallet()).toBe(order.net);
  expect(await refundsOf(shop.db.orm, order.id)).toMatchObject([{ way: 'wallet', doneAt: shop.now() }]);
  expect(await mails()).toEqual([expect.stringContaining('Your bank did not take it back to your card')]);
  refunds = 'does';
  await halfDays(1);
  expect(await refunded()).toBe(0);
  expect(await recount(shop.db)).toEqual([]);
});

test('refused for now, for five days: tried until then, then the wallet has it and the card never', async () => {
  refunds = 'refuses for now';
  await cancel();
  await halfDays(FIVE_DAYS - 1);
  expect(await wallet()).toBe(0);
  await halfDays(2);
  expect(await wallet()).toBe(order.net);
  expect(await mails()).toHaveLength(1);
  refunds = 'does';
  await halfDays(2);
  expect(await refunded()).toBe(0);
  expect(await recount(shop.db)).toEqual([]);
});

test('refused for now, and taken on the fourth day: the card has it', async () => {
  refunds = 'refuses for now';
  await cancel();
  await halfDays(7);
  refunds = 'does';
  await halfDays(4);
  expect(await refunded()).toBe(order.net);
  expect(await wallet()).toBe(0);
  expect(await mails()).toEqual([expect.stringContaining('It went back to the card')]);
});

test('done by a provider whose every answer was lost: it is asked before the wallet is credited', async () => {
  refunds = 'does it and is silent';
  await cancel();
  await halfDays(FIVE_DAYS + 2);
  expect(await refunded()).toBe(order.net);
  expect(await wallet()).toBe(0);
  expect(await refundsOf(shop.db.orm, order.id)).toMatchObject([{ way: 'card', doneAt: expect.any(Date) }]);
  expect(await recount(shop.db)).toEqual([]);
});

test('a provider that says nothing at all: nobody knows what it did, so nothing is credited before it answers', async () => {
  refunds = 'is silent';
  isSilent = true;
  await cancel();
  await halfDays(FIVE_DAYS + 4);
  expect(await wallet()).toBe(0);
  isSilent = false;
  await halfDays(1);
  expect(await wallet()).toBe(order.net);
  expect(await refunded()).toBe(0);
});

test('given back by hand at the provider, under no key of ours: a person has to look', async () => {
  refunds = 'refuses for now';
  await cancel();
  const ref = (await payerOf(shop).attemptOf(order.proId))?.ref ?? '';
  await shop.sandbox.gateway.refund(ref, { key: 'by hand', fils: order.net });
  await halfDays(FIVE_DAYS + 2);
  expect(await wallet()).toBe(0);
  expect(shop.lines.some((line) => line.includes('more was given back than is written down here'))).toBe(true);
});
