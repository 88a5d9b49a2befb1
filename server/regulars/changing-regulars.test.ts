/** A regular order that is changed while something of it is an order already. */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { cancelRegular, cancelRegularDelivery, checkRegular, repeatRegular } from '#contract/regulars.ts';
import { addDays, dubaiDay, weekdayOf } from '#contract/rules/dubai-day.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { markDelivered } from '#tests/support/delivered-order.ts';
import { priceOf, regularOrdersOf, type RegularOrders } from '#tests/support/regular-orders.ts';
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
/** Half past twelve in Dubai. */
const STARTS_AT = 8.5 * HOUR;
beforeEach(async () => {
  await shop.advance((STARTS_AT - (shop.now().getTime() % DAY) + DAY) % DAY);
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

/** The first delivery is an order. */
async function orderedFirst(more: object = {}) {
  const { subsDeliveryDayListModel } = regulars.wish();
  const before = await regulars.made(sara, more);
  if (more !== PAID) await sweep();
  else await regulars.pay(sara, before);
  await shop.advance(DAY + 2 * HOUR);
  await sweep();
  const lines = await regulars.lines(sara, before);
  expect(lines.map(({ deliveryState }) => deliveryState)).toEqual(['ordered', 'planned', 'planned', 'planned']);
  return { before, lines, days: { subsDeliveryDayListModel } };
}
const PAID = { subsPaynow: true };
const daysOf = async (docno: number) =>
  (await regulars.lines(sara, docno)).map(({ deliveryDateDesc }) => deliveryDateDesc);
const plannedOf = async (docno: number) =>
  (await regulars.lines(sara, docno)).flatMap((one) => (one.deliveryState === 'planned' ? [one.deliveryDateDesc] : []));

test('with other hours and quantity it comes as often as it did, and until the same day', async () => {
  await sara.give(100_000);
  const { before, lines, days } = await orderedFirst();
  const [ordered, ...planned] = lines.map(({ deliveryDateDesc }) => deliveryDateDesc);
  const offered = (await sara.ask(checkRegular, { stockCode: milk.code })).body.data;
  expect(offered['existingSubscription']).toMatchObject({ orderedDates: [ordered], plannedDates: planned });
  expect(String(offered['firstDeliveryDate']) > String(ordered)).toBe(true);
  const wish = { ...days, subsTimeslotDocno: 12, subsItemQty: 1 };
  expect((await regulars.add(sara, { ...wish, shownAmount: (priceOf(milk) * 4) / 100 })).code).toBe(409);
  const changed = await regulars.made(sara, { ...wish, shownAmount: (priceOf(milk) * 3) / 100 });
  expect(await daysOf(changed)).toEqual([ordered, ...planned]);
  expect(await regulars.states(sara, before)).toEqual(['ordered', 'cancelled', 'cancelled', 'cancelled']);
  // Changed once more, it still counts that order: one week less is two deliveries, and one of them comes already.
  const shorter = await regulars.made(sara, { ...wish, subsFrequencyTimespan: 1 });
  expect(await daysOf(shorter)).toEqual([ordered, planned[0]]);
});

test('repeated, it comes for all its weeks from now, and the order is one of these deliveries', async () => {
  await sara.give(100_000);
  const { lines, days } = await orderedFirst();
  await sara.ask(cancelRegularDelivery, { RegdDocno: lines[2]?.regdDocno });
  const answer = await sara.ask(repeatRegular, regulars.wish(days));
  expect(await plannedOf(Number(answer.body.data['mshDocno']))).toEqual(
    lines.slice(1).map(({ deliveryDateDesc }) => deliveryDateDesc),
  );
});

test('paid at once, a change costs what is still to come of it, and that is what the wallet holds', async () => {
  const { lines, days } = await orderedFirst(PAID);
  await shop.advance(1.25 * DAY);
  const changed = await regulars.made(sara, { ...days, ...PAID, subsItemQty: 1 });
  // Until it is paid the next one becomes an order too: as many come as were paid.
  await shop.advance(0.9 * DAY);
  await sweep();
  await regulars.pay(sara, changed);
  const price = priceOf(milk);
  expect(await regulars.states(sara, changed)).toEqual(['ordered', 'ordered', 'planned', 'planned', 'planned']);
  const [first] = await plannedOf(changed);
  expect(String(first) > String(lines[1]?.deliveryDateDesc)).toBe(true);
  const { balance, reserved } = await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id });
  // Two orders of the one before, the rest of which is free again, and three deliveries to come.
  expect([balance, reserved]).toEqual([price * 2 * 4 + price * 3, price * 2 * 2 + price * 3]);
  expect(await recount(shop.db)).toEqual([]);
});

test('what was given up is counted by none that is made after it', async () => {
  await sara.give(100_000);
  const { before, days } = await orderedFirst();
  await sara.ask(cancelRegular, { RegdDocno: before });
  const made = await regulars.made(sara, days);
  expect(await plannedOf(made)).toHaveLength(4);
  const changed = await regulars.made(sara, { ...days, subsFrequencyTimespan: 1 });
  expect(await plannedOf(changed)).toHaveLength(2);
});

test('what takes its place begins after that order, which stands in the list with it until it was brought', async () => {
  await sara.give(100_000);
  const { before, lines, days: wish } = await orderedFirst();
  const [ordered] = lines;
  const changed = await regulars.made(sara, { ...wish, subsTimeslotDocno: 12 });
  // Its order is among its deliveries, as long as nothing else leads to it.
  const days = await daysOf(changed);
  expect(days).toEqual(lines.map(({ deliveryDateDesc }) => deliveryDateDesc));
  expect((await regulars.lines(sara, changed))[0]).toEqual(ordered);
  // What is an order already is among the orders; once it was brought it is what came of the one before.
  const listed = async () => (await regulars.listed(sara)).map(({ msh_docno, isRunning }) => [msh_docno, isRunning]);
  const coming = async () => {
    const [first] = await regulars.listed(sara);
    return [first?.['deliveriesLeft'], first?.['nextDeliveryDate'], first?.['orderedDeliveryDate']];
  };
  expect(await coming()).toEqual([4, days[1], ordered?.deliveryDateDesc]);
  expect(await listed()).toEqual([[changed, true]]);
  await markDelivered(shop, Number(ordered?.saldocno), shop.now());
  expect(await listed()).toEqual([
    [changed, true],
    [before, false],
  ]);
  expect(await coming()).toEqual([3, days[1], undefined]);
});
