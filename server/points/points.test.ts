/** Reward points on PostgreSQL: once by key, first to end first spent, and never more than there are, whoever spends at once. */
import { and, eq, isNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { onManyConnections } from '#tests/support/many-connections.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { earnPoints } from './earn-points.ts';
import { NotEnoughPoints } from './not-enough-points.ts';
import { pointsOf, pointsStatement } from './read-points.ts';
import { returnPoints } from './return-points.ts';
import { spendPoints } from './spend-points.ts';
import { pointsLot, pointsSpend, pointsSpendPart } from './table.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

const day = (written: string) => new Date(`${written}T12:00:00+04:00`);
const endOf = (written: string) => new Date(`${written}T23:59:59.999+04:00`);
const NOW = day('2026-11-22');
const settings = { pointsLiveMonths: 6 };
let shoppers = 0;

async function newShopper() {
  const { user } = await createTestUser(db, { email: `points${(shoppers += 1)}@example.ae`, passwordHash: null });
  const userId = user.id;
  const keyOf = (key: string) => `${key} of ${userId}`;
  const document = { doctype: 'RSO', docno: 1001 };
  return {
    userId,
    earn: (key: string, points: number, at = NOW) =>
      db.transaction((tx) =>
        earnPoints(tx, { key: keyOf(key), userId, kind: 'earned', points, at, settings, document }),
      ),
    spend: (key: string, points: number, at = NOW, on = db) =>
      on.transaction((tx) => spendPoints(tx, { key: keyOf(key), userId, points, at, document })),
    giveBack: (key: string, points: number, at = NOW) =>
      db.transaction((tx) => returnPoints(tx, { key: keyOf(key), points, at })),
    left: (now = NOW) => pointsOf(db.orm, userId, now),
    statement: (now = NOW) => pointsStatement(db.orm, userId, now),
    lots: () =>
      db.orm
        .select({ points: pointsLot.points, left: pointsLot.left, expiresAt: pointsLot.expiresAt })
        .from(pointsLot)
        .where(eq(pointsLot.userId, userId))
        .orderBy(pointsLot.id),
    /** Without those of points that came back. */
    firstLots: () =>
      db.orm
        .select({ points: pointsLot.points })
        .from(pointsLot)
        .where(and(eq(pointsLot.userId, userId), isNull(pointsLot.returnOf))),
    parts: async (key: string) => {
      const rows = await db.orm
        .select({ points: pointsSpendPart.points, returned: pointsSpendPart.returned })
        .from(pointsSpendPart)
        .where(eq(pointsSpendPart.spendKey, keyOf(key)))
        .orderBy(pointsSpendPart.lotId);
      return rows.map(({ points, returned }) => [points, returned]);
    },
  };
}

describe('earning', () => {
  test('counts once, however often its key is sent at the same time', async () => {
    const { earn, left } = await newShopper();
    const done = await Promise.all(Array.from({ length: 10 }, () => earn('order', 30)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await left()).toBe(30);
  });

  test('ends with the day six months later, and counts until then', async () => {
    const { earn, left, lots } = await newShopper();
    await earn('order', 30);
    expect(await lots()).toEqual([{ points: 30, left: 30, expiresAt: endOf('2027-05-22') }]);
    expect(await left(endOf('2027-05-22'))).toBe(30);
    expect(await left(new Date(endOf('2027-05-22').getTime() + 1))).toBe(0);
  });

  test('of no points writes nothing; of less or of a half is a mistake of the caller', async () => {
    const { earn, lots } = await newShopper();
    expect(await earn('none', 0)).toBe(false);
    await expect(earn('less', -1)).rejects.toThrow(RangeError);
    await expect(earn('half', 0.5)).rejects.toThrow(RangeError);
    expect(await lots()).toEqual([]);
  });
});

describe('spending', () => {
  test('takes what ends first, whatever came first, and passes over what has ended', async () => {
    const { earn, spend, lots, left, parts } = await newShopper();
    await earn('new', 100, NOW);
    await earn('ended', 100, day('2026-05-01'));
    await earn('old', 100, day('2026-08-01'));
    expect(await spend('order', 130)).toBe(true);
    expect((await lots()).map((lot) => lot.left)).toEqual([70, 100, 0]);
    expect(await parts('order')).toEqual([
      [30, 0],
      [100, 0],
    ]);
    expect(await left()).toBe(70);
  });

  test('is done once by its key, also where nothing is left for a second time', async () => {
    const { earn, spend, left } = await newShopper();
    await earn('order', 100);
    const done = await Promise.all(Array.from({ length: 8 }, () => spend('one', 100)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await left()).toBe(0);
  });

  test('of more than there is says how much there is, and writes nothing', async () => {
    const { earn, spend, left, userId } = await newShopper();
    await earn('order', 100);
    await expect(spend('much', 101)).rejects.toMatchObject({ name: 'NotEnoughPoints', available: 100, asked: 101 });
    await expect(spend('none', 0)).rejects.toThrow(RangeError);
    await expect(spend('half', 1.5)).rejects.toThrow(RangeError);
    expect(await db.orm.select().from(pointsSpend).where(eq(pointsSpend.userId, userId))).toEqual([]);
    expect(await left()).toBe(100);
  });

  test('50 at once on 50 connections take no more than there is', { timeout: 60_000 }, async () => {
    await onManyConnections(db, 50, async (wide) => {
      for (let round = 0; round < 10; round += 1) {
        const { earn, spend, left } = await newShopper();
        await earn('old', 650, day('2026-08-01'));
        await earn('new', 350);
        const tries = await Promise.allSettled(
          Array.from({ length: 50 }, (_, index) => spend(`spend ${index}`, 90, NOW, wide)),
        );
        expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
        for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(NotEnoughPoints);
        expect(await left()).toBe(10);
      }
    });
  });
});

describe('what comes back', () => {
  test('goes into its lots, the last taken first, and never more than was spent', async () => {
    const { earn, spend, giveBack, lots, parts } = await newShopper();
    await earn('old', 100, day('2026-08-01'));
    await earn('new', 100);
    await spend('order', 150);
    expect(await giveBack('order', 60)).toBe(60);
    expect((await lots()).map((lot) => lot.left)).toEqual([10, 100]);
    expect(await parts('order')).toEqual([
      [100, 10],
      [50, 50],
    ]);
    expect(await giveBack('order', 500)).toBe(90);
    expect(await giveBack('order', 500)).toBe(0);
    expect((await lots()).map((lot) => lot.left)).toEqual([100, 100]);
  });

  test('comes back once where it is asked for at the same time', async () => {
    const { earn, spend, giveBack, left } = await newShopper();
    await earn('order', 100);
    await spend('order', 80);
    const back = await Promise.all(Array.from({ length: 8 }, () => giveBack('order', 80)));
    expect(back.toSorted((a, b) => b - a)).toEqual([80, 0, 0, 0, 0, 0, 0, 0]);
    expect(await left()).toBe(100);
  });

  test('lives for seven days at least; a lot that nothing comes back into keeps its end', async () => {
    const { earn, spend, giveBack, lots, left } = await newShopper();
    await earn('old', 100, day('2026-08-01'));
    await earn('new', 100);
    await spend('order', 100);
    const late = day('2027-02-10');
    expect(await left(late)).toBe(100);
    await giveBack('order', 40, late);
    expect(await lots()).toEqual([
      { points: 100, left: 40, expiresAt: endOf('2027-02-17') },
      { points: 100, left: 100, expiresAt: endOf('2027-05-22') },
    ]);
    expect(await left(late)).toBe(140);
  });

  test('does not bring what had ended back to life: it comes as a lot of its own', async () => {
    const { earn, spend, giveBack, lots, left, statement } = await newShopper();
    await earn('old', 100, day('2026-08-01'));
    await spend('order', 60);
    const late = day('2027-02-10');
    expect(await left(late)).toBe(0);
    expect(await giveBack('order', 10, late)).toBe(10);
    expect(await left(late)).toBe(10);
    expect(await giveBack('order', 20, day('2027-02-12'))).toBe(20);
    expect(await left(day('2027-02-12'))).toBe(30);
    expect(await lots()).toEqual([
      { points: 100, left: 40, expiresAt: endOf('2027-02-01') },
      { points: 10, left: 10, expiresAt: endOf('2027-02-17') },
      { points: 20, left: 20, expiresAt: endOf('2027-02-19') },
    ]);
    expect(await left(day('2027-02-20'))).toBe(0);
    expect((await statement(late)).map(({ kind, points }) => [kind, points])).toContainEqual(['expired', -40]);
    expect((await statement(late)).filter(({ kind }) => kind === 'earned')).toHaveLength(1);
  });

  test('of a spending that never was is nothing; below 0 it is a mistake of the caller', async () => {
    const { giveBack } = await newShopper();
    expect(await giveBack('never', 10)).toBe(0);
    await expect(giveBack('never', -1)).rejects.toThrow(RangeError);
  });
});

test('the statement tells what moved the points, the newest first', async () => {
  const { earn, spend, giveBack, statement } = await newShopper();
  await earn('ended', 20, day('2026-05-01'));
  await earn('order', 100, day('2026-11-01'));
  await spend('next', 50, day('2026-11-10'));
  await giveBack('next', 10, day('2026-11-12'));
  const rows = (await statement()).map(({ kind, points, at }) => [kind, points, at.toISOString().slice(0, 10)]);
  expect(rows).toEqual([
    ['returned', 10, '2026-11-12'],
    ['spent', -50, '2026-11-10'],
    ['expired', -20, '2026-11-01'],
    ['earned', 100, '2026-11-01'],
    ['earned', 20, '2026-05-01'],
  ]);
  expect((await statement())[0]?.docno).toBe(1001);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('earn' as const), points: fc.nat(300) }),
  fc.record({ kind: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant('back' as const), points: fc.nat(400), which: fc.nat(20) }),
);

test('points are never below 0, parts come to what was spent, statements to what is left, and a full return undoes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(20)), { minLength: 1, maxLength: 12 }), async (steps) => {
      const { earn, spend, giveBack, left, lots, firstLots, parts, statement } = await newShopper();
      let now = NOW;
      const spent: string[] = [];
      for (const [index, [one, days]] of steps.entries()) {
        now = new Date(now.getTime() + days * 24 * 3_600_000);
        const before = await left(now);
        if (one.kind === 'earn') await earn(`${index}`, one.points, now);
        else if (one.kind === 'spend') {
          const done = await spend(`${index}`, one.points, now).catch((error: unknown) => error);
          if (done === true) {
            spent.push(`${index}`);
            expect(await left(now)).toBe(before - one.points);
            const taken = (await parts(`${index}`)).reduce((sum, [points = 0]) => sum + points, 0);
            expect(taken).toBe(one.points);
          } else {
            expect(done).toBeInstanceOf(NotEnoughPoints);
            expect(before).toBeLessThan(one.points);
          }
        } else if (spent.length > 0) {
          const key = spent[one.which % spent.length] ?? '';
          expect(await giveBack(key, one.points, now)).toBeLessThanOrEqual(one.points);
        }
        expect(await left(now)).toBeGreaterThanOrEqual(0);
        expect((await statement(now)).reduce((sum, { points }) => sum + points, 0)).toBe(await left(now));
      }
      for (const key of spent) await giveBack(key, 1_000_000, now);
      const [first, again] = [await firstLots(), await lots()];
      const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);
      expect(sum(again.map((lot) => lot.left))).toBe(sum(first.map((lot) => lot.points)));
      // What had ended stays as it ended.
      if (first.length === again.length) for (const lot of again) expect(lot.left).toBe(lot.points);
    }),
    { numRuns: 25 },
  );
});
