/** What the page of reward points reads: their worth in whole blocks, the points that end first, and a statement that names orders alone. */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { readRewards } from '#contract/rewards.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { earnPoints } from './earn-points.ts';
import { readRewardsOf } from './read-rewards.ts';
import { spendPoints } from './spend-points.ts';

let shop: SellingShop;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
});

const settings = () => shop.deps.settings.shop;
const read = (now = shop.now()) => readRewardsOf({ db: shop.db, settings: settings(), now }, sara.id);
const earn = (points: number, at: Date, document?: { doctype: string; docno: number }) =>
  shop.db.transaction((tx) =>
    earnPoints(tx, {
      key: `earned ${Math.random()}`,
      userId: sara.id,
      kind: 'earned',
      points,
      at,
      settings: settings(),
      ...(document && { document }),
    }),
  );
const daysAgo = (days: number) => new Date(shop.now().getTime() - days * 86_400_000);

test('who has none reads the rates and no end', async () => {
  expect(await read()).toMatchObject({
    points: 0,
    pointsFils: 0,
    pointsBlock: 500,
    blockFils: 5000,
    ending: null,
    moves: [],
  });
});

test('points are worth their whole blocks, and the lot that ends first is named', async () => {
  await earn(300, daysAgo(20), { doctype: 'RSO', docno: 1001 });
  await earn(500, daysAgo(1));
  const { points, pointsFils, ending, moves } = await read();
  expect([points, pointsFils, ending?.points]).toEqual([800, 5000, 300]);
  expect(new Date(ending?.at ?? 0) > shop.now()).toBe(true);
  expect(moves.map(({ points: moved, order }) => [moved, order])).toEqual([
    [500, 0],
    [300, 1001],
  ]);
});

test('a lot that was spent whole ends nothing, and the number of what was only prepared is not told', async () => {
  await earn(300, daysAgo(20));
  await earn(500, daysAgo(1));
  const spent = { key: `spent ${Math.random()}`, userId: sara.id, points: 300, at: shop.now() };
  await shop.db.transaction((tx) => spendPoints(tx, { ...spent, document: { doctype: 'PRO', docno: 400_001 } }));
  const { points, ending, moves } = await read();
  expect([points, ending?.points]).toEqual([500, 500]);
  expect(moves[0]).toMatchObject({ points: -300, order: 0, words: { en: 'Used for an order' } });
});

test('what ended counts for nothing and is said', async () => {
  await earn(300, daysAgo(400));
  const { points, ending, moves } = await read();
  expect([points, ending, moves.map((move) => move.points)]).toEqual([0, null, [-300, 300]]);
});

test('the call answers to its shopper alone', async () => {
  await earn(40, daysAgo(1));
  const other = await shop.buyer();
  expect((await sara.ask(readRewards)).body).toMatchObject({ data: { rewardPoints: 40 } });
  expect((await other.ask(readRewards)).body).toMatchObject({ data: { rewardPoints: 0, rewardStatement: [] } });
});
