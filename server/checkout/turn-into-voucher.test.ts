/** Points become a voucher: both or neither, once for an attempt, and never more than there are, whoever asks at once. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { rewardMessages } from '#contract/messages/rewards.ts';
import { readRewards, turnIntoVoucher } from '#contract/rewards.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { pointsSpend } from '#server/points/table.ts';
import { freeVouchers } from '#server/vouchers/store.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { turnPointsIntoVoucher } from './turn-into-voucher.ts';

let shop: SellingShop;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
});

const give = (points: number) =>
  shop.db.transaction((tx) =>
    earnPoints(tx, {
      key: `given ${sara.id} ${Math.random()}`,
      userId: sara.id,
      kind: 'given',
      points,
      at: shop.now(),
      settings: shop.deps.settings.shop,
    }),
  );
const turn = (key?: string, points = 500) => sara.ask(turnIntoVoucher, { redeemPoints: points }, key);
const vouchers = () => freeVouchers(shop.db.orm, sara.id, shop.now());
const left = () => pointsOf(shop.db.orm, sara.id, shop.now());

test('a block of points is a voucher of its worth, and the statement says where it went', async () => {
  await give(700);
  const { code, body } = await turn();
  expect(code).toBe(200);
  const [made] = await vouchers();
  expect(made).toMatchObject({ fils: 5000, title: { en: 'From your points', ar: 'من نقاطك' } });
  expect(body.data).toEqual({ docno: made?.id, amount: 50, expiryDate: made?.expiresAt.toISOString() });
  expect(await left()).toBe(200);
  const { data } = (await sara.ask(readRewards, {})).body;
  const [newest] = (data as { rewardStatement: { transPoints: number; transDesc: string }[] }).rewardStatement;
  expect(newest).toMatchObject({ transPoints: -500, transDesc: rewardMessages.voucher[0] });
});

test('an attempt that is sent again has the same voucher', async () => {
  await give(1500);
  const first = await turn('same-attempt');
  const second = await turn('same-attempt');
  expect(second.body.data).toEqual(first.body.data);
  expect([await left(), (await vouchers()).length]).toEqual([1000, 1]);
});

test('its answer was lost before it was kept: the same attempt finds the voucher it made', async () => {
  await give(1500);
  const desk = { db: shop.db, shop: shop.deps.settings.shop, now: shop.now() };
  const caller = { userId: sara.id, idempotencyKey: 'lost-answer' };
  const first = await turnPointsIntoVoucher(desk, caller, 500);
  expect(await turnPointsIntoVoucher(desk, caller, 500)).toEqual(first);
  expect([await left(), (await vouchers()).length]).toEqual([1000, 1]);
});

test('too few points, or another block than the shop has, give nothing and take nothing', async () => {
  await give(499);
  expect((await turn()).body).toMatchObject({ status: 0, code: 'too_few', field: 'redeemPoints' });
  await give(501);
  expect((await turn(undefined, 400)).body).toMatchObject({ status: 0, code: 'other_block', field: 'redeemPoints' });
  expect((await turn(undefined, 1000)).body).toMatchObject({ code: 'other_block' });
  expect([await left(), await vouchers()]).toEqual([1000, []]);
});

test('asked ten times at once with points for two, two are made', async () => {
  await give(1000);
  const answers = await Promise.all(Array.from({ length: 10 }, () => turn()));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
  expect([await left(), (await vouchers()).length]).toEqual([0, 2]);
  const spent = await shop.db.orm
    .select()
    .from(pointsSpend)
    .where(and(eq(pointsSpend.userId, sara.id), eq(pointsSpend.points, 500)));
  expect(spent).toHaveLength(2);
});
