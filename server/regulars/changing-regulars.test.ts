/** A regular order that is changed while something of it is an order already. */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { checkRegular } from '#contract/regulars.ts';
import { addDays, dubaiDay, weekdayOf } from '#contract/rules/dubai-day.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import { markDelivered } from '#tests/support/delivered-order.ts';
import { regularOrdersOf, type RegularOrders } from '#tests/support/regular-orders.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: SellingShop;
let sara: Buyer;
let milk: ItemRow;
let regulars: RegularOrders;
beforeAll(async () => {
  shop = await openSellingShop();
  milk = shop.goods.find(({ isRegularEligible }) => isRegularEligible) as ItemRow;
  regulars = regularOrdersOf(shop, milk);
});
beforeEach(async () => {
  sara = await shop.buyer();
});

const sweep = () => shop.jobs('slots.make', 'regulars.sweep');

test('a first delivery that is near is an order without waiting for the next minute', async () => {
  await sara.give(100_000);
  await shop.jobs('slots.make');
  const tomorrow = { deliveryDayDocno: weekdayOf(addDays(dubaiDay(shop.now()), 1)), deliveryDaySelected: true };
  const near = await regulars.made(sara, { subsDeliveryDayListModel: [tomorrow] });
  // What the request itself ordered, and no clock.
  await shop.jobs();
  expect(await regulars.states(sara, near)).toEqual(['ordered', 'planned']);
});

test('what takes its place begins after that order, once for each of its deliveries', async () => {
  await sara.give(100_000);
  const { subsDeliveryDayListModel } = regulars.wish();
  const before = await regulars.made(sara);
  await sweep();
  await shop.advance(DAY + 2 * HOUR);
  await sweep();
  const [ordered] = await regulars.lines(sara, before);
  expect(ordered?.deliveryState).toBe('ordered');
  const offered = (await sara.ask(checkRegular, { stockCode: milk.code })).body.data;
  const changed = await regulars.made(sara, { subsDeliveryDayListModel, subsTimeslotDocno: 12 });
  const days = (await regulars.lines(sara, changed)).map(({ deliveryDateDesc }) => deliveryDateDesc);
  expect(days).toHaveLength(4);
  expect(days.every((day) => day > (ordered?.deliveryDateDesc ?? ''))).toBe(true);
  expect(String(offered['firstDeliveryDate']) > (ordered?.deliveryDateDesc ?? '')).toBe(true);
  // What is an order already is among the orders; once it was brought it is what came of the one before.
  const listed = async () => (await regulars.listed(sara)).map(({ msh_docno, isRunning }) => [msh_docno, isRunning]);
  const coming = async () => {
    const [first] = await regulars.listed(sara);
    return [first?.['deliveriesLeft'], first?.['nextDeliveryDate'], first?.['orderedDeliveryDate']];
  };
  expect(await coming()).toEqual([4, days[0], ordered?.deliveryDateDesc]);
  expect(await listed()).toEqual([[changed, true]]);
  await markDelivered(shop, Number(ordered?.saldocno), shop.now());
  expect(await listed()).toEqual([
    [changed, true],
    [before, false],
  ]);
  expect(await coming()).toEqual([4, days[0], undefined]);
});
