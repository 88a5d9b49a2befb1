/** The thank-you page's data (remaining.md OR 1 to 3). */
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { confirmGroups, readGroups, updateGroups } from '#contract/checkout.ts';
import { readThanks } from '#contract/orders.ts';
import { ofPro, payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { orderLine, placedOrder } from './table.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let code = '';
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  sara = await shop.buyer();
  code = shop.goods[0]?.code ?? '';
});

const thanks = async (Doctype: string, Docno: number) => (await sara.ask(readThanks, { Doctype, Docno })).body;

test('says all deliveries of what was paid together, in the words of the specification', async () => {
  await sara.putInCart({ [code]: 1, [shop.late[0]?.code ?? '']: 1 });
  const docno = await sara.prepare();
  const groups = (await sara.ask(readGroups, ofPro(docno))).body.data['multiItemList'] as Record<string, unknown>[];
  const DataSet = groups.map(({ groupDocNo, dateDocno, timeDocno }) => ({ groupDocNo, dateDocno, timeDocno }));
  for (const call of [updateGroups, confirmGroups]) await sara.ask(call, { ...ofPro(docno), DataSet });
  await payer.byCard(sara, docno, CARDS.approved);
  const placed = await payer.ordersOf(sara);
  const total = placed.reduce((sum, { net }) => sum + net, 0) / 100;
  for (const doctype of ['PRO', 'PR0']) {
    const body = await thanks(doctype, docno);
    expect([body.status, body.message]).toEqual([1, 'Success']);
    expect(body.data).toMatchObject({
      rsoDetails: [{ is_express: 0 }, { is_express: 0 }],
      rsoDetailsList: placed.map(({ id, contact }) => ({
        docno: id,
        doctype: 'RSO',
        cartType: 'CRT',
        order_status: 'Order Placed',
        salMobile: contact,
        SalParentDocno: null,
      })),
      myCartTotalItemList: [{ total_amount: total }],
      showRegularModel: total >= 400,
    });
    const linesIn = (field: string): string[] => String(body.data[field]).split('\n');
    expect(linesIn('myDeliveryAddress').slice(0, 2)).toEqual(['Villa 12', 'Street 8']);
    // What the shopper typed is in one language, the names of places are in both.
    expect(linesIn('myDeliveryAddressAr').slice(0, 2)).toEqual(['Villa 12', 'Street 8']);
    expect(linesIn('myDeliveryAddressAr').at(-1)).toBe('الإمارات العربية المتحدة');
    const [first] = body.data['rsoDetailsList'] as Record<string, string>[];
    expect(first?.['delivery_date']).toMatch(/^\w{3} \d{1,2} \w{3}$/);
    expect(first?.['time_desc']).toMatch(/^\d\d:\d\d - \d\d:\d\d$/);
  }
  // One of them alone by its own number.
  expect((await thanks('RSO', placed[1]?.id ?? 0)).data).toMatchObject({
    rsoDetailsList: [{ docno: placed[1]?.id }],
    myCartTotalItemList: [{ total_amount: (placed[1]?.net ?? 0) / 100 }],
  });
});

test.each([
  [40_000, true, true],
  [39_999, true, false],
  [40_000, false, false],
])(
  'a total of %i fils, of what can come regularly: %s, offers a regular order: %s',
  async (net, isEligible, isOffered) => {
    const product = shop.goods.find(({ isRegularEligible }) => isRegularEligible === isEligible);
    await sara.putInCart({ [product?.code ?? '']: 1 });
    const docno = await sara.prepare();
    await payer.byCard(sara, docno, CARDS.approved);
    const sums = { goods: net, discount: 0, voucher: 0, points: 0, delivery: 0, deposit: 0, donation: 0, net };
    await shop.db.orm.update(placedOrder).set(sums).where(eq(placedOrder.proId, docno));
    expect((await thanks('PRO', docno)).data).toMatchObject({
      myCartTotalItemList: [{ total_amount: net / 100 }],
      showRegularModel: isOffered,
    });
  },
);

test('names the gift box, and how much lies in it', async () => {
  const codes = shop.goods.slice(0, 3).map((item) => item.code);
  await sara.putInCart(Object.fromEntries(codes.map((one) => [one, 1])));
  const docno = await sara.prepare();
  await payer.byCard(sara, docno, CARDS.approved);
  const box = { cartType: 'CGB', isBox: true } as const;
  const order = (await payer.ordersOf(sara)).at(-1)?.id ?? 0;
  const isLine = (stockCode = '') => and(eq(orderLine.orderId, order), eq(orderLine.stockCode, stockCode));
  const said = async () => ((await thanks('PRO', docno)).data['rsoDetailsList'] as object[])[0];
  expect(await said()).not.toHaveProperty('giftBox');
  await shop.db.orm.update(orderLine).set(box).where(isLine(codes[0]));
  await shop.db.orm.update(orderLine).set({ cartType: 'CGB' }).where(isLine(codes[1]));
  const { name } = shop.goods[0] ?? {};
  expect(await said()).toMatchObject({ cartType: 'CRT', giftBox: { items: name?.en, itemsAr: name?.ar, qty: 1 } });
});

test('says express, and which order one comes with', async () => {
  await sara.putInCart({ [code]: 1 });
  const docno = await sara.prepare();
  await payer.byCard(sara, docno, CARDS.approved);
  const [parent, ...others] = await payer.ordersOf(sara);
  const child = others.at(-1)?.id ?? 0;
  await shop.db.orm
    .update(placedOrder)
    .set({ isExpress: true, parentId: parent?.id ?? 0 })
    .where(eq(placedOrder.id, child));
  expect((await thanks('PRO', docno)).data).toMatchObject({
    rsoDetails: [{ is_express: 1 }],
    rsoDetailsList: [{ docno: child, SalParentDocno: parent?.id }],
  });
});
