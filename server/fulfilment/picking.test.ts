/** Picking finds less than was ordered: by the shopper's rule less comes, or something like it, and that alone is paid (issue "Orders"). */
import { and, asc, desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ItemRow } from '#server/catalogue/rows.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import { invoice } from '#server/invoices/table.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';
import { orderRefund } from '#server/refunds/table.ts';
import { slot } from '#server/slots/table.ts';
import { setStock } from '#server/stock/store.ts';
import { stock } from '#server/stock/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { shortOf } from '#tests/support/short-of.ts';

import { takeOrder } from './take-order.ts';

const MINUTE = 60_000;
let shop: SellingShop;
/** Each test begins at the first morning: slots are made for two weeks. */
let morning = 0;
let payer: Payer;
let sara: Buyer;
/** Two things of one shelf, that may stand for each other, with their prices. */
let dear: { code: string; price: number };
let cheap: { code: string; price: number };
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  morning = shop.now().getTime();
  const priceOf = (row: ItemRow): number => row.promotionPrice ?? row.price;
  const below = (one: ItemRow) => (row: ItemRow) =>
    row.familyKey === one.familyKey && row.variantPosition === 0 && priceOf(row) < priceOf(one);
  const one = shop.goods.find((row) => shop.goods.some(below(row)));
  const other = one && shop.goods.find(below(one));
  if (!other) throw new Error('nothing is like another thing');
  dear = { code: one.code, price: priceOf(one) };
  cheap = { code: other.code, price: priceOf(other) };
});
beforeEach(async () => {
  await shop.advance(morning - shop.now().getTime());
  sara = await shop.buyer();
  await everythingLeft();
});

type Ordered = { cart?: Record<string, number>; by?: 'card' | 'wallet'; more?: Record<string, unknown> };

async function order({ cart = { [dear.code]: 2 }, by = 'card', more = {} }: Ordered = {}): Promise<PlacedOrder> {
  await sara.putInCart(cart);
  const docno = await sara.prepare(more);
  if (by === 'wallet') await payer.byWallet(sara, docno);
  else await payer.byCard(sara, docno, CARDS.approved);
  return reread((await payer.ordersOf(sara)).at(-1));
}
async function reread(placed: PlacedOrder | undefined): Promise<PlacedOrder> {
  const found = (await payer.ordersOf(sara)).find(({ id }) => id === placed?.id);
  if (!found) throw new Error('there is no such order');
  return found;
}
async function clockAt({ slotStartsAt }: PlacedOrder, minutes: number): Promise<void> {
  await shop.advance(slotStartsAt.getTime() + minutes * MINUTE - shop.now().getTime());
  await shop.jobs('orders.clock');
}
const short = (order: PlacedOrder, srno: number, units: number) => shortOf(shop, order, srno, units);
const placeOf = async ({ id }: PlacedOrder, code: string): Promise<number> =>
  (await linesOfOrder(shop.db.orm, id)).find(({ stockCode }) => stockCode === code)?.srno ?? 0;
const stockOf = async (code: string) => (await shop.db.orm.select().from(stock).where(eq(stock.stockCode, code)))[0];
const giveStock = (code: string, units: number) => shop.db.transaction((tx) => setStock(tx, code, units));
const papersOf = ({ id }: PlacedOrder) =>
  shop.db.orm.select().from(invoice).where(eq(invoice.orderId, id)).orderBy(asc(invoice.at), desc(invoice.kind));
const refundsOf = ({ id }: PlacedOrder) => shop.db.orm.select().from(orderRefund).where(eq(orderRefund.orderId, id));
const mailsOf = async (kind: string) =>
  (await readOutbox(shop.db, 500)).filter(({ recipient, key }) => recipient === sara.email && key?.startsWith(kind));

describe('less comes', () => {
  test.each(['none', 'call'])('by card, where the shopper said %s: only what was picked is taken', async (rule) => {
    await giveStock(dear.code, 7);
    const more = { ReplaceItem: rule, DonationList: [{ DcoNo: 1, DPnationAmount: 5 }] };
    const placed = await order({ more, cart: { [dear.code]: 2, [cheap.code]: 1 } });
    await clockAt(placed, -120);
    const before = await stockOf(dear.code);
    expect(await short(placed, await placeOf(placed, dear.code), 1)).toBeNull();
    expect(await stockOf(dear.code)).toEqual({ ...before, writtenOff: (before?.writtenOff ?? 0) + 1 });
    await clockAt(placed, -30);
    const taken = await reread(placed);
    expect(taken).toMatchObject({ state: 3, taken: placed.net - dear.price, donation: 500 });
    expect(taken.pickedSums).toMatchObject({ net: taken.taken, donation: 500, delivery: placed.delivery });
    expect(await payer.atProvider(placed.proId)).toMatchObject({ captured: taken.taken, refunded: 0 });
    const [paper] = await papersOf(placed);
    expect(paper).toMatchObject({ kind: 'invoice', fils: taken.taken });
    expect(paper?.content.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(await refundsOf(placed)).toEqual([]);
  });

  test('by wallet: the reserve is let go by what was not picked', async () => {
    await sara.give(400_000);
    const placed = await order({ by: 'wallet' });
    const wallet = () => balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id });
    expect(await wallet()).toMatchObject({ balance: 400_000, reserved: placed.net });
    await clockAt(placed, -120);
    await short(placed, 1, 1);
    await clockAt(placed, -30);
    const { taken } = await reread(placed);
    expect(taken).toBe(placed.net - dear.price);
    expect(await wallet()).toMatchObject({ balance: 400_000 - (taken ?? 0), reserved: 0 });
  });

  test('nothing at all: cancelled, everything back, and its shopper hears of it', async () => {
    await giveStock(dear.code, 5);
    const placed = await order();
    const [taken] = await shop.db.orm.select().from(slot).where(eq(slot.id, placed.slotId));
    await clockAt(placed, -120);
    const before = await stockOf(dear.code);
    await short(placed, 1, 2);
    await clockAt(placed, -30);
    expect(await reread(placed)).toMatchObject({ state: -1, taken: null });
    expect(await payer.atProvider(placed.proId)).toMatchObject({ state: 'voided', captured: 0 });
    expect(await stockOf(dear.code)).toEqual({ ...before, writtenOff: (before?.writtenOff ?? 0) + 2 });
    expect(await shop.db.orm.select().from(slot).where(eq(slot.id, placed.slotId))).toMatchObject([
      { taken: (taken?.taken ?? 0) - 1 },
    ]);
    const mails = await mailsOf('order-cancelled');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('could not find');
  });

  test('nothing of an order, but something of what was added to it: it comes, with its fee', async () => {
    const placed = await order();
    const child = await order({ more: { SalParentDoctype: 'RSO', SalParentDocno: placed.id } });
    await clockAt(placed, -120);
    await short(placed, 1, 2);
    await clockAt(placed, -30);
    expect(await reread(placed)).toMatchObject({ state: 3, taken: placed.delivery });
    expect(await reread(child)).toMatchObject({ state: 3, taken: child.net });
  });
});

describe('something like it comes', () => {
  const similar = { ReplaceItem: 'similar' };

  test.each([
    ['dearer', () => ({ wanted: cheap, other: dear })],
    ['cheaper', () => ({ wanted: dear, other: cheap })],
  ])('one that is %s, at the lower of the two prices, out of stock', async (_what, pair) => {
    const { wanted, other } = pair();
    await onlyLeft(other.code, wanted.code, 10);
    const placed = await order({ cart: { [wanted.code]: 3 }, more: similar });
    await clockAt(placed, -120);
    const instead = await short(placed, 1, 2);
    expect(instead).toMatchObject({
      stockCode: other.code,
      srno: 2,
      quantity: 2,
      picked: 2,
      price: Math.min(wanted.price, other.price),
      substituteFor: 1,
      isFresh: false,
    });
    expect(await stockOf(other.code)).toMatchObject({ onHand: 8, held: 0 });
    await clockAt(placed, -30);
    const { taken } = await reread(placed);
    expect(taken).toBe(placed.net - 2 * (wanted.price - (instead?.price ?? 0)));
    expect(await payer.atProvider(placed.proId)).toMatchObject({ captured: taken });
  });

  test('not one that is ordered besides, not one of which there is too little; then less comes', async () => {
    await onlyLeft(cheap.code, dear.code, 1);
    const placed = await order({ cart: { [dear.code]: 2 }, more: similar });
    await clockAt(placed, -120);
    expect(await short(placed, 1, 2)).toBeNull();
    expect(await stockOf(cheap.code)).toMatchObject({ onHand: 1 });
    await everythingLeft();
    const other = await order({ cart: { [dear.code]: 1, [cheap.code]: 1 }, more: similar });
    await clockAt(other, -120);
    const instead = await short(other, await placeOf(other, dear.code), 1);
    expect(instead?.stockCode).not.toBe(cheap.code);
    expect(instead).not.toBeNull();
    expect(await short(other, instead?.srno ?? 0, 1)).toBeNull();
  });
});

describe('what was taken before it was picked', () => {
  test('a slot that comes late, by card: what is missing goes back to the card', async () => {
    const [last] = await shop.db.orm
      .select()
      .from(slot)
      .where(and(eq(slot.zone, 2), eq(slot.kind, 'standard')))
      .orderBy(desc(slot.startsAt))
      .limit(1);
    const placed = await order({ more: { DeliveryDate: null, DeliveryTimeSlotDocno: last?.id } });
    await shop.jobs();
    expect(await reread(placed)).toMatchObject({ state: 1, taken: placed.net });
    await clockAt(placed, -120);
    await short(placed, 1, 1);
    await shop.jobs('payments.sweep');
    const now = await reread(placed);
    expect(now.taken).toBe(placed.net);
    expect(now.pickedSums?.net).toBe(placed.net - dear.price);
    expect(await refundsOf(placed)).toMatchObject([
      { way: 'card', fils: dear.price, reason: 'short', key: `short RSO-${placed.id}` },
    ]);
    const { captured, refunded } = (await payer.atProvider(placed.proId)) ?? { captured: 0, refunded: 0 };
    expect(captured - refunded).toBe(now.pickedSums?.net);
    expect((await papersOf(placed)).map(({ kind, fils }) => [kind, fils])).toEqual([
      ['invoice', placed.net],
      ['credit_note', dear.price],
    ]);
    await clockAt(placed, -30);
    expect(await reread(placed)).toMatchObject({ state: 3 });
  });

  test('by wallet: the wallet has it at once, twice where twice something is missing', async () => {
    await sara.give(400_000);
    const placed = await order({ by: 'wallet', cart: { [dear.code]: 3 } });
    await takeOrder({ db: shop.db, now: () => shop.now(), shop: shop.deps.settings.shop }, placed.id);
    await clockAt(placed, -120);
    for (const nth of [1, 2]) {
      await short(placed, 1, 1);
      expect((await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id })).balance).toBe(
        400_000 - placed.net + nth * dear.price,
      );
    }
    await clockAt(placed, -30);
    expect(await reread(placed)).toMatchObject({ state: 3 });
    expect(await refundsOf(placed)).toHaveLength(2);
    expect(await mailsOf('order-refunded')).toHaveLength(2);
  });
});

test('nothing is short before it is picked, after that, or of what is not there', async () => {
  const placed = await order();
  await expect(short(placed, 1, 1)).rejects.toThrow('not_picking');
  await clockAt(placed, -120);
  await expect(short(placed, 9, 1)).rejects.toThrow('no_such_line');
  for (const units of [0, 3, 1.5, -1]) await expect(short(placed, 1, units)).rejects.toThrow('not_so_many');
  await shop.sandbox.refuseNext((await payer.attemptOf(placed.proId))?.ref ?? '', 'refuse_for_now');
  await clockAt(placed, -30);
  await expect(short(placed, 1, 1)).rejects.toThrow('being_taken');
  await shop.advance(MINUTE);
  await shop.jobs('payments.sweep');
  expect(await reread(placed)).toMatchObject({ state: 3, taken: placed.net });
  await expect(short(placed, 1, 1)).rejects.toThrow('not_picking');
});

test('and the books are right after all of it', async () => {
  expect(await recount(shop.db)).toEqual([]);
});

/** Of the shelf of these two nothing else is left. */
async function onlyLeft(code: string, wanted: string, units: number): Promise<void> {
  await shop.db.pool.query(
    `insert into stock (stock_code, on_hand) select code, 0 from catalogue_item
     on conflict (stock_code) do update set on_hand = stock.held`,
  );
  await giveStock(code, units);
  await giveStock(wanted, 10);
}
async function everythingLeft(): Promise<void> {
  await shop.db.pool.query('update stock set on_hand = on_hand + 100000');
}
