/** What a shopper says of a delivery: once, in its days, of their own order (issue "Orders", Rating and tipping). */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { readOrder } from '#contract/order-detail.ts';
import { readHistory } from '#contract/orders.ts';
import { readRating, updateRating } from '#contract/ratings.ts';
import { deliverOrder, DRIVER, markDelivered, PICKER } from '#tests/support/delivered-order.ts';
import { payerOf } from '#tests/support/payer.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { ratingExporter } from './exporter.ts';
import { ratingLeaving } from './leaving.ts';

const DAY = 24 * 3_600_000;

let shop: SellingShop;
let sara: Buyer;
let docno = 0;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
  docno = await deliverOrder(shop, sara);
});

const STARS = { deliveryRating: 5, productRating: 4, ratingCommets: ' Friendly ' };
const rate = (more: object, buyer = sara) =>
  buyer.ask(updateRating, { rateDoctype: 'RSO', ratedocno: docno, ...STARS, ...more });
const skip = () => sara.ask(updateRating, { rateDoctype: 'RSO', rateDocno: docno });
const state = async () => (await sara.ask(readRating, { rateDoctype: 'RSO', rateDocno: docno })).body.data;

test('the dialog says who brought and who picked it, and what the wallet has', async () => {
  await sara.give(2500);
  expect(await state()).toMatchObject({
    myWalletBalance: 25,
    rateDriverDocno: DRIVER,
    ratePickerDocno: PICKER,
    rateDriverName: 'Yusuf',
    rateDriverNameAr: 'يوسف',
    canRate: true,
    canTip: true,
  });
});

test('is kept once; the same again is as if it was not sent, anything else is refused', async () => {
  expect((await rate({})).code).toBe(200);
  expect((await rate({})).code).toBe(200);
  const other = await rate({ deliveryRating: 1 });
  expect([other.code, other.body.code]).toEqual([409, 'already_rated']);
  expect(await state()).toMatchObject({ canRate: false, canTip: true });
  expect(await ratingExporter.read(shop.db.orm, sara.id, shop.now())).toMatchObject({
    ratings: [{ order: `RSO-${docno}`, delivery: 5, product: 4, comment: 'Friendly' }],
  });
});

test.each([
  [{}, 9],
  [{ productRating: 2 }, 7],
  [{ deliveryRating: 2 }, 6],
  [{ deliveryRating: null }, 8],
])('the history has the mean of the stars of delivery and products, in halves (%j)', async (more, ratingHalfStars) => {
  const card = async () => (await sara.ask(readHistory, { isPast: true, pageSize: 20 })).body.data['orders'];
  expect(await card()).toMatchObject([{ canRate: true }]);
  expect((await rate(more)).code).toBe(200);
  expect(await card()).toMatchObject([{ canRate: false, ratingHalfStars }]);
});

/** What the order's page is told of it. */
const onPage = async () =>
  (await sara.ask(readOrder, { Doctype: 'RSO', Docno: docno })).body.data as {
    shopperRating: unknown;
    actions: string[];
  };

test('Skip is remembered, skipping again is no mistake, and who thinks better of it can rate', async () => {
  expect((await onPage()).shopperRating ?? null).toBeNull();
  expect((await skip()).code).toBe(200);
  expect((await skip()).code).toBe(200);
  const skipped = await onPage();
  expect(skipped.shopperRating).toEqual({ deliveryRating: null, productRating: null, ratingCommets: '' });
  expect(skipped.actions).toContain('rate');
  expect(await state()).toMatchObject({ canRate: true, canTip: true });
  expect((await rate({})).code).toBe(200);
  const rated = await onPage();
  expect(rated.shopperRating).toEqual({ deliveryRating: 5, productRating: 4, ratingCommets: 'Friendly' });
  expect(rated.actions).not.toContain('rate');
  expect((await rate({ deliveryRating: 1 })).body.code).toBe('already_rated');
});

test('words without stars are a rating too', async () => {
  expect((await rate({ deliveryRating: null, productRating: null })).code).toBe(200);
  expect(await state()).toMatchObject({ canRate: false });
  expect((await onPage()).shopperRating).toMatchObject({ deliveryRating: null, ratingCommets: 'Friendly' });
});

test('skipping takes no stars back', async () => {
  await rate({});
  expect((await skip()).code).toBe(200);
  expect(await ratingExporter.read(shop.db.orm, sara.id, shop.now())).toMatchObject({ ratings: [{ delivery: 5 }] });
});

test('amounts of tips in it move nothing', async () => {
  await sara.give(5000);
  expect((await rate({ driverTipAmount: 15, pickerTipAmount: 15 })).code).toBe(200);
  expect(await state()).toMatchObject({ myWalletBalance: 50, canTip: true });
});

test.each([
  ['six stars', { deliveryRating: 6 }, 400],
  ['no star at all', { productRating: 0 }, 400],
  ['no order', { ratedocno: null }, 400],
  ['two orders', { rateDocno: 1 }, 400],
  ['an order that is not there', { ratedocno: 2_000_000 }, 404],
])('%s is refused', async (_, more, code) => {
  expect((await rate(more)).code).toBe(code);
});

test('within 14 days of its delivery alone', async () => {
  const daysAgo = (milliseconds: number) => new Date(shop.now().getTime() - milliseconds);
  await markDelivered(shop, docno, daysAgo(14 * DAY - 1));
  expect(await state()).toMatchObject({ canRate: true, canTip: true });
  await markDelivered(shop, docno, daysAgo(14 * DAY));
  expect(await state()).toMatchObject({ canRate: false, canTip: false });
  expect((await rate({})).body.code).toBe('not_delivered');
});

test('not before its delivery', async () => {
  await sara.putInCart({ [shop.goods[1]?.code ?? '']: 1 });
  const pro = await sara.prepare();
  await sara.give(100_000);
  await payerOf(shop).byWallet(sara, pro);
  const fresh = (await payerOf(shop).ordersOf(sara)).at(-1)?.id;
  expect((await rate({ ratedocno: fresh })).body.code).toBe('not_delivered');
});

test('with an account its words go, and its stars stay', async () => {
  await rate({});
  await shop.db.transaction(async (tx) => ratingLeaving.before?.(tx, sara.id, shop.now()));
  expect(await ratingExporter.read(shop.db.orm, sara.id, shop.now())).toMatchObject({
    ratings: [{ delivery: 5, product: 4, comment: '' }],
  });
});
