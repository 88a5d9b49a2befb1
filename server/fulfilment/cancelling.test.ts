/** Cancelling an order, by each way of paying at each state: what goes back where (decisions.md 32). */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cancelOrder } from '#contract/order-acts.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import { invoice } from '#server/invoices/table.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { placedOrder } from '#server/orders/table.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import { slot } from '#server/slots/table.ts';
import { setStock } from '#server/stock/store.ts';
import { stock } from '#server/stock/table.ts';
import { freeVouchers, giveVoucher } from '#server/vouchers/store.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { ordersOf, type Orders } from '#tests/support/placed.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

const DAY = 24 * 3_600_000;

let shop: SellingShop;
let payer: Payer;
let orders: Orders;
let sara: Buyer;
let code = '';
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  orders = ordersOf(shop);
  code = shop.goods[0]?.code ?? '';
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.putInCart({ [code]: 2 });
  await shop.db.transaction((tx) => setStock(tx, code, 10));
});

function cancel(order: PlacedOrder, way: 'CARD' | 'WALLET', key?: string, who = sara): Promise<Answer> {
  return who.ask(cancelOrder, { piDocno: order.id, piDoctype: 'RSO', RefundMethod: way }, key);
}
const shelf = async () => (await shop.db.orm.select().from(stock).where(eq(stock.stockCode, code)))[0];
const takenOf = async ({ slotId }: PlacedOrder) =>
  (await shop.db.orm.select().from(slot).where(eq(slot.id, slotId)))[0]?.taken;
const wallet = () => balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id });
const mails = async () =>
  (await readOutbox(shop.db, 500))
    .filter(({ recipient, key }) => recipient === sara.email && !key?.startsWith('order-confirmation'))
    .map(({ subject, body }) => `${subject}\n${body}`);
const aed = (fils: number) => `AED ${(fils / 100).toFixed(2)}`;

describe('not taken yet', () => {
  test.each([1, 2] as const)('a card at %i: voided, the shelf and the slot have theirs back', async (state) => {
    const order = await orders.place(sara, 'card');
    const before = await takenOf(order);
    if (state === 2) await orders.bringTo(order, 2);
    const answer = await cancel(order, 'CARD');
    expect(answer).toMatchObject({ code: 200, body: { status: 1, message: 'Your order is cancelled' } });
    await shop.jobs();
    expect(await orders.now(order)).toMatchObject({ state: -1, taken: null, cancelledAt: shop.now() });
    expect(await payer.atProvider(order.proId)).toMatchObject({ state: 'voided', captured: 0 });
    expect(await shelf()).toMatchObject({ onHand: 10, writtenOff: 0 });
    expect(await takenOf(order)).toBe((before ?? 0) - 1);
    expect(await mails()).toEqual([expect.stringContaining('what your bank holds is released by itself')]);
    expect(await shop.db.orm.select().from(invoice).where(eq(invoice.orderId, order.id))).toEqual([]);
  });

  test('a card to the wallet: captured first, credited after that', async () => {
    const order = await orders.place(sara, 'card');
    await shop.sandbox.refuseNext((await payer.attemptOf(order.proId))?.ref ?? '', 'refuse_for_now');
    expect((await cancel(order, 'WALLET')).code).toBe(200);
    await shop.jobs();
    expect(await wallet()).toMatchObject({ balance: 0 });
    expect(await refundsOf(shop.db.orm, order.id)).toMatchObject([{ way: 'wallet', fils: order.net, doneAt: null }]);
    expect((await mails())[0]).toContain(`${aed(order.net)} goes to your Zad wallet as soon as your bank lets us`);
    await shop.advance(61_000);
    await shop.jobs('payments.sweep');
    expect(await wallet()).toMatchObject({ balance: order.net, reserved: 0 });
    expect(await payer.atProvider(order.proId)).toMatchObject({ state: 'captured', captured: order.net });
    expect(await refundsOf(shop.db.orm, order.id)).toMatchObject([{ way: 'wallet', doneAt: shop.now() }]);
    expect((await mails())[0]).toMatch(/^AED [\d.]+ of your Zad order .* went back to you[^]*It is in your Zad wallet/);
    expect(await recount(shop.db)).toEqual([]);
  });

  test('a card to the wallet, and the capture is refused: nothing is credited, and a mail says so', async () => {
    const order = await orders.place(sara, 'card');
    await shop.sandbox.refuseNext((await payer.attemptOf(order.proId))?.ref ?? '', 'refuse');
    await cancel(order, 'WALLET');
    await shop.jobs();
    expect(await wallet()).toMatchObject({ balance: 0 });
    expect(await refundsOf(shop.db.orm, order.id)).toEqual([]);
    expect(await payer.atProvider(order.proId)).toMatchObject({ state: 'voided', captured: 0 });
    expect((await mails())[0]).toContain('nothing went to your wallet');
  });

  test('a wallet: what it kept is free again', async () => {
    const order = await orders.place(sara, 'wallet');
    expect(await wallet()).toMatchObject({ available: 0 });
    await cancel(order, 'WALLET');
    await shop.jobs();
    expect(await wallet()).toMatchObject({ balance: order.net, reserved: 0 });
    expect((await mails())[0]).toContain('is yours to use again');
  });

  test('the capture was under way: what it took goes back to the card', async () => {
    const order = await orders.place(sara, 'card');
    const ref = (await payer.attemptOf(order.proId))?.ref ?? '';
    await orders.bringTo(order, 2);
    await shop.sandbox.refuseNext(ref, 'refuse_for_now');
    await shop.advance(91 * 60_000);
    await shop.jobs('orders.clock');
    expect((await cancel(order, 'CARD')).code).toBe(200);
    await shop.advance(61_000);
    await shop.jobs('payments.sweep');
    expect(await orders.now(order)).toMatchObject({ state: -1, taken: null });
    expect(await refundsOf(shop.db.orm, order.id)).toMatchObject([{ way: 'card', fils: order.net, doneAt: null }]);
    await shop.sandbox.settle(ref);
    await shop.advance(3_600_000);
    await shop.jobs('payments.sweep');
    expect(await payer.atProvider(order.proId)).toMatchObject({ captured: order.net, refunded: order.net });
    expect(await shop.db.orm.select().from(invoice).where(eq(invoice.orderId, order.id))).toEqual([]);
    expect(await recount(shop.db)).toEqual([]);
  });
});

describe('taken', () => {
  test('a card at 3: refunded once it settled, the goods written off, a credit note', async () => {
    const order = await orders.bringTo(await orders.place(sara, 'card'), 3);
    await cancel(order, 'CARD');
    await shop.jobs();
    expect(await shelf()).toMatchObject({ onHand: 8, writtenOff: 2 });
    expect((await mails())[0]).toContain(`${aed(order.net)} goes back to your card.`);
    expect(await payer.atProvider(order.proId)).toMatchObject({ refunded: 0 });
    await shop.sandbox.settle((await payer.attemptOf(order.proId))?.ref ?? '');
    await shop.advance(61_000);
    await shop.jobs('payments.sweep');
    expect(await payer.atProvider(order.proId)).toMatchObject({ state: 'refunded', refunded: order.net });
    expect(await refundsOf(shop.db.orm, order.id)).toMatchObject([{ way: 'card', doneAt: shop.now() }]);
    expect((await mails())[0]).toMatch(/^AED [\d.]+ of your Zad order .* went back to you[^]*It went back to the card/);
    const papers = await shop.db.orm.select().from(invoice).where(eq(invoice.orderId, order.id));
    expect(papers.map(({ kind, fils, vat }) => [kind, fils, vat])).toEqual([
      ['invoice', order.net, papers[0]?.vat],
      ['credit_note', order.net, papers[0]?.vat],
    ]);
    expect(await recount(shop.db)).toEqual([]);
  });

  test.each(['card', 'wallet'] as const)('paid by %s, to the wallet: it has it at once', async (by) => {
    const order = await orders.bringTo(await orders.place(sara, by), 3);
    await cancel(order, 'WALLET');
    expect(await wallet()).toMatchObject({ balance: order.net, reserved: 0 });
    await shop.jobs();
    expect((await mails())[0]).toContain(`${aed(order.net)} is in your Zad wallet`);
    expect(await mails()).toHaveLength(1);
  });
});

describe('refused', () => {
  test('another shopper’s is not there', async () => {
    const order = await orders.place(sara, 'card');
    expect((await cancel(order, 'CARD', undefined, await shop.buyer())).code).toBe(404);
    expect((await cancel({ ...order, id: 999_999 }, 'CARD')).code).toBe(404);
    expect(await orders.now(order)).toMatchObject({ state: 1 });
  });

  test('a card that paid nothing', async () => {
    const order = await orders.place(sara, 'wallet');
    expect(await cancel(order, 'CARD')).toMatchObject({
      code: 422,
      body: { field: 'RefundMethod', message: 'This order was not paid by card: its money goes back to your wallet' },
    });
    expect(await orders.now(order)).toMatchObject({ state: 1 });
  });

  test('on its way', async () => {
    const order = await orders.bringTo(await orders.place(sara, 'card'), 4);
    expect(await cancel(order, 'CARD')).toMatchObject({
      code: 409,
      body: { message: 'This order can no longer be cancelled' },
    });
  });

  test('a second time, unless its key says that it is the first again', async () => {
    const order = await orders.place(sara, 'card');
    const first = await cancel(order, 'CARD', 'cancel-me-once');
    expect(await cancel(order, 'CARD', 'cancel-me-once')).toEqual(first);
    expect((await cancel(order, 'WALLET', 'cancel-me-once')).code).toBe(422);
    expect((await cancel(order, 'CARD')).code).toBe(409);
    await shop.jobs();
    expect(await mails()).toHaveLength(1);
  });
});

describe('what was promised', () => {
  test('voucher and points come back as such with their old end, at least seven days', async () => {
    const { id: userId } = sara;
    const settings = shop.deps.settings.shop;
    const at = shop.now();
    await shop.db.transaction(async (tx) => {
      const title = { en: 'A gift', ar: 'هدية' };
      await giveVoucher(tx, { key: `gift ${userId}`, userId, title, fils: 500, at, settings });
      await earnPoints(tx, { key: `gift ${userId}`, userId, kind: 'given', points: 500, at, settings });
    });
    const [voucher] = await freeVouchers(shop.db.orm, userId, at);
    const order = await orders.place(sara, 'card', { CreditvoucherCode: voucher?.id, LoyaltyPointsUsed: 500 });
    expect(await freeVouchers(shop.db.orm, userId, shop.now())).toEqual([]);
    await cancel(order, 'CARD');
    expect(await freeVouchers(shop.db.orm, userId, shop.now())).toEqual([voucher]);
    expect(await pointsOf(shop.db.orm, userId, shop.now())).toBe(500);
    await shop.jobs();
    expect((await mails())[0]).toContain('You can use your voucher, points or discount code again');
    const last = new Date((voucher?.expiresAt.getTime() ?? 0) - 1000);
    expect((await freeVouchers(shop.db.orm, userId, last)).length).toBe(1);
    expect(last.getTime() - shop.now().getTime()).toBeGreaterThan(7 * DAY);
  });
});

describe('an order and what was added to it', () => {
  /** As adding does, whose own test is elsewhere: the order's slot, no place in it, no fee. */
  async function add(parent: PlacedOrder, by: 'card' | 'wallet'): Promise<PlacedOrder> {
    await sara.putInCart({ [shop.goods[1]?.code ?? '']: 1 });
    const made = await orders.place(sara, by);
    const { slotId, day, slotStartsAt, slotEndsAt } = parent;
    await shop.db.orm
      .update(slot)
      .set({ taken: ((await takenOf(made)) ?? 0) - 1 })
      .where(eq(slot.id, made.slotId));
    await shop.db.orm
      .update(placedOrder)
      .set({ parentId: parent.id, slotId, day, slotStartsAt, slotEndsAt })
      .where(eq(placedOrder.id, made.id));
    return orders.now(made);
  }

  test('are cancelled together, each by its own way of payment and the asked one where it can be', async () => {
    const parent = await orders.place(sara, 'card');
    const byWallet = await add(parent, 'wallet');
    const byCard = await add(parent, 'card');
    const before = (await takenOf(parent)) ?? 0;
    await cancel(parent, 'CARD');
    await shop.jobs();
    for (const one of [parent, byWallet, byCard]) expect(await orders.now(one)).toMatchObject({ state: -1 });
    expect(await takenOf(parent)).toBe(before - 1);
    expect(await wallet()).toMatchObject({ balance: byWallet.net, reserved: 0 });
    for (const one of [parent, byCard]) expect(await payer.atProvider(one.proId)).toMatchObject({ state: 'voided' });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    for (const { id } of [parent, byWallet, byCard]) expect(mail).toContain(`RSO-${id}`);
  });

  test('what was added is cancelled alone, and frees no place', async () => {
    const parent = await orders.place(sara, 'card');
    const child = await add(parent, 'card');
    const before = await takenOf(parent);
    await cancel(child, 'WALLET');
    await shop.jobs();
    expect(await orders.now(parent)).toMatchObject({ state: 1 });
    expect(await takenOf(parent)).toBe(before);
    expect(await wallet()).toMatchObject({ balance: child.net });
  });

  test('where the money of the first cannot be had, none is sent', async () => {
    const parent = await orders.place(sara, 'card');
    const child = await add(parent, 'wallet');
    await shop.sandbox.refuseNext((await payer.attemptOf(parent.proId))?.ref ?? '', 'refuse');
    await shop.advance(parent.slotStartsAt.getTime() - shop.now().getTime() - 29 * 60_000);
    for (let moves = 0; moves < 3; moves += 1) await shop.jobs('orders.clock');
    for (const one of [parent, child]) expect(await orders.now(one)).toMatchObject({ state: -1 });
    expect(await wallet()).toMatchObject({ balance: child.net, reserved: 0 });
    const said = await mails();
    expect(said.filter((mail) => mail.includes(`RSO-${child.id} is cancelled`))).toHaveLength(1);
    const isOpen = and(eq(placedOrder.userId, sara.id), eq(placedOrder.state, 1));
    expect(await shop.db.orm.select().from(placedOrder).where(isOpen)).toEqual([]);
  });
});
