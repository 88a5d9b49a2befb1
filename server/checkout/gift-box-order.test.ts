/** A gift box on its way through an order: prepared, placed, packed, billed, repeated; and what was put into it meanwhile. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { quoteCart } from '#contract/cart.ts';
import { repeatOrder } from '#contract/order-acts.ts';
import { readOrder } from '#contract/order-detail.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { showOrder } from '#server/commands/show-order.ts';
import { shortPick } from '#server/fulfilment/short-pick.ts';
import { invoice } from '#server/invoices/table.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';
import { applyAs } from '#server/sync/apply-as.ts';
import { payerOf } from '#tests/support/payer.ts';
import { ordersOf, type Orders } from '#tests/support/placed.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

const BOX = '125001';
const [HONEY, CANDLE, DATES] = ['125011', '125023', '125006'] as const;

let shop: SellingShop;
let orders: Orders;
beforeAll(async () => {
  shop = await openSellingShop();
  orders = ordersOf(shop);
});

const since = '2026-11-24T05:00:00.000Z';
async function edit(buyer: Buyer, ...edits: readonly (readonly [name: string, args: object])[]): Promise<void> {
  const asked = edits.map(([name, args]) => ({
    name,
    args: { cartType: 'CGB', ...(name === 'cart.message' ? {} : { seenPrice: 100, since }), ...args },
  }));
  const done = await applyAs(shop.db, buyer.id, asked, shop.now());
  expect(done.filter(({ ok }) => !ok)).toEqual([]);
}
const choose = (stockCode: string) => ['box.choose', { stockCode, instead: null }] as const;
const move = (stockCode: string, quantity = 1) => ['box.move', { stockCode, quantity, perPlace: 1 }] as const;

async function cartOf(buyer: Buyer): Promise<{ cart: string[]; box: string | null; inBox: string[] }> {
  const { data } = (await buyer.ask(quoteCart, { myCartList: null })).body;
  const codes = (lines: unknown): string[] =>
    (lines as { stockCode: string }[]).map(({ stockCode }) => stockCode).sort();
  const { topItem, myCustomGiftList } = data['customGiftItems'] as {
    topItem: { stockCode: string } | null;
    myCustomGiftList: unknown;
  };
  return { cart: codes(data['myCartList']), box: topItem?.stockCode ?? null, inBox: codes(myCustomGiftList) };
}

async function placed(buyer: Buyer): Promise<PlacedOrder> {
  await buyer.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  await edit(
    buyer,
    choose(BOX),
    move(HONEY, 2),
    move(CANDLE),
    ['cart.message', { stockCode: BOX, message: 'عيد مبارك', isGiftWrapped: false }],
    ['cart.message', { stockCode: HONEY, message: 'Sweet 🍯', isGiftWrapped: true }],
  );
  return orders.place(buyer, 'card', { DeliveryMessage: 'Ring for grandmother' });
}

test('its lines, words and wrapping reach the order, the packer and the shopper, and it counts once', async () => {
  const sara = await shop.buyer();
  const order = await placed(sara);
  const lines = await linesOfOrder(shop.db.orm, order.id);
  const sum = lines.reduce((total, { quantity, price }) => total + quantity * price, 0);
  expect(order.goods).toBe(sum);
  expect(order.instructions.message).toBe('Ring for grandmother');
  expect(
    lines.map(({ stockCode, cartType, isBox, quantity, message, isGiftWrapped }) => [
      stockCode,
      cartType,
      isBox,
      quantity,
      message,
      isGiftWrapped,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [BOX, 'CGB', true, 1, 'عيد مبارك', false],
      [HONEY, 'CGB', false, 2, 'Sweet 🍯', true],
      [CANDLE, 'CGB', false, 1, null, false],
    ]),
  );
  const said = await showOrder(shop.db.orm, order, shop.deps.settings.shop);
  const inOrder = [
    '  Gift box\n',
    BOX,
    'message: عيد مبارك',
    '  In the gift box\n',
    HONEY,
    'gift wrap',
    'message: Sweet',
    CANDLE,
  ];
  expect(inOrder.map((one) => said.indexOf(one))).toEqual(
    inOrder.map((one) => said.indexOf(one)).toSorted((a, b) => a - b),
  );
  expect(inOrder.every((one) => said.includes(one))).toBe(true);
  expect(said).toContain('Message: Ring for grandmother');
  const { data } = (await sara.ask(readOrder, { Docno: order.id, Doctype: 'RSO' })).body;
  expect(data['orderLines']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ stockCode: BOX, isGiftBox: true, cartType: 'CGB', deliveryMessage: 'عيد مبارك' }),
      expect.objectContaining({ stockCode: HONEY, cartType: 'CGB', isGiftWrapped: true }),
    ]),
  );
  expect(await cartOf(sara)).toEqual({ cart: [], box: null, inBox: [] });
});

test('what was put into the box while it was paid for is in the cart afterwards', async () => {
  const sara = await shop.buyer();
  await edit(sara, choose(BOX), move(HONEY));
  const order = await orders.place(sara, 'card');
  expect((await linesOfOrder(shop.db.orm, order.id)).map(({ stockCode }) => stockCode).sort()).toEqual(
    [BOX, HONEY].sort(),
  );
  await edit(sara, choose(BOX), move(HONEY));
  const docno = await sara.prepare();
  await edit(sara, move(DATES), move(HONEY, 2));
  await payerOf(shop).byCard(sara, docno, CARDS.approved);
  expect(await cartOf(sara)).toEqual({ cart: [DATES, HONEY].sort(), box: null, inBox: [] });
});

test('a thing that picking does not find comes off alone: nothing comes instead, and the box stays; the invoice says so', async () => {
  const sara = await shop.buyer();
  const first = await placed(sara);
  const order = await orders.bringTo(first, 2);
  const honey = (await linesOfOrder(shop.db.orm, order.id)).find(({ stockCode }) => stockCode === HONEY);
  const shelf = (await openCatalogue(shop.deps)).shelf();
  const picked = await shop.db.transaction((tx) =>
    shortPick(
      tx,
      order,
      { srno: honey?.srno ?? 0, units: 1 },
      { shelf, now: shop.now(), shop: shop.deps.settings.shop },
    ),
  );
  expect(picked.instead).toBeNull();
  await orders.bringTo(order, 3);
  const [bill] = await shop.db.orm.select().from(invoice).where(eq(invoice.orderId, order.id));
  const counted = bill?.content.lines.map(({ name, quantity }) => [name.en, quantity]);
  expect(counted).toEqual(
    expect.arrayContaining([
      ['Burgundy Keepsake Box', 1],
      ['Sidr Honey Gift Jar', 1],
    ]),
  );
});

test('an order that is repeated fills its box again; with another box chosen its things lie in the cart', async () => {
  const sara = await shop.buyer();
  const order = await placed(sara);
  const again = () => sara.ask(repeatOrder, { piDocno: order.id, piDoctype: 'RSO' });
  const plain = shop.goods[0]?.code ?? '';
  expect((await again()).code).toBe(200);
  expect(await cartOf(sara)).toEqual({ cart: [plain], box: BOX, inBox: [HONEY, CANDLE].sort() });
  await edit(sara, ['cart.set', { stockCode: BOX, quantity: 0 }], choose('125002'));
  expect((await again()).code).toBe(200);
  expect(await cartOf(sara)).toEqual({ cart: [plain, HONEY, CANDLE].sort(), box: '125002', inBox: [] });
});
