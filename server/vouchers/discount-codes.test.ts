/** Discount codes on PostgreSQL: once a shopper, and no more often than a code allows. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { onManyConnections } from '#tests/support/many-connections.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { ensureDemoCodes } from './demo-codes.ts';
import { findDiscount, returnDiscount, spendDiscount } from './discount-codes.ts';
import { discountCode, discountUse } from './table.ts';

let db: Database;
let shoppers: readonly number[];
beforeAll(async () => {
  db = await createTestDatabase();
  const users: number[] = [];
  for (let index = 0; index < 50; index += 1) {
    users.push((await createTestUser(db, { email: `code${index}@example.ae`, passwordHash: null })).user.id);
  }
  shoppers = users;
});

const NOW = new Date('2026-11-22T08:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000);
let codes = 0;
let orders = 400_000;

async function newCode(given: Partial<typeof discountCode.$inferInsert> = {}) {
  const code = given.code ?? `CODE${(codes += 1)}`;
  await db.orm.insert(discountCode).values({ code, percent: 10, startsAt: NOW, expiresAt: hours(24), ...given });
  return {
    find: (typed = code, userId = shoppers[0] ?? 0, now = NOW) => findDiscount(db.orm, { code: typed, userId, now }),
    use: (userId = shoppers[0] ?? 0, proId = (orders += 1), on = db, now = NOW) =>
      on.transaction((tx) => spendDiscount(tx, { code, userId, proId, now })),
    used: async () => {
      const [row] = await db.orm
        .select({ used: discountCode.used })
        .from(discountCode)
        .where(eq(discountCode.code, code));
      const uses = await db.orm.select().from(discountUse).where(eq(discountUse.code, code));
      return [row?.used, uses.length];
    },
  };
}

const giveBack = (proId: number) => db.transaction((tx) => returnDiscount(tx, { proId }));

describe('a code', () => {
  test.each(['ramadan25', '  RAMADAN25 ', 'Ramadan٢٥', 'RAMADAN۲۵'])(
    'is found however it is typed: "%s"',
    async (typed) => {
      await db.orm.delete(discountCode).where(eq(discountCode.code, 'RAMADAN25'));
      const { find } = await newCode({ code: 'RAMADAN25', percent: 25 });
      expect(await find(typed)).toEqual({ code: 'RAMADAN25', percent: 25 });
    },
  );

  test('is unknown before and after its time, and where there is none', async () => {
    const { find, use } = await newCode({ startsAt: hours(1), expiresAt: hours(2) });
    for (const now of [hours(0.99), hours(2.01)]) {
      expect(await find(undefined, undefined, now)).toBe('unknown');
      expect(await use(undefined, undefined, db, now)).toBe(false);
    }
    for (const now of [hours(1), hours(2)])
      expect(await find(undefined, undefined, now)).toMatchObject({ percent: 10 });
    expect(await find('NOTHING')).toBe('unknown');
    expect(await find('')).toBe('unknown');
  });

  test('is used once a shopper, and by others still', async () => {
    const { find, use, used } = await newCode();
    const [one, other] = shoppers;
    expect(await use(one)).toBe(true);
    expect(await use(one)).toBe(false);
    expect(await find(undefined, one)).toBe('used');
    expect(await find(undefined, other)).toMatchObject({ percent: 10 });
    expect(await use(other)).toBe(true);
    expect(await used()).toEqual([2, 2]);
  });

  test('is used up after as many orders as it allows', async () => {
    const { find, use } = await newCode({ most: 1 });
    await use(shoppers[0]);
    expect(await find(undefined, shoppers[1])).toBe('used');
    expect(await use(shoppers[1])).toBe(false);
  });

  test('stands alone on its order', async () => {
    const [first, second] = [await newCode(), await newCode()];
    const proId = (orders += 1);
    expect(await first.use(undefined, proId)).toBe(true);
    expect(await second.use(undefined, proId)).toBe(false);
    expect(await second.used()).toEqual([0, 0]);
  });

  test('of a cancelled order can be used again, once', async () => {
    const { use, used, find } = await newCode({ most: 1 });
    const proId = (orders += 1);
    await use(undefined, proId);
    const back = await Promise.all(Array.from({ length: 5 }, () => giveBack(proId)));
    expect(back.filter(Boolean)).toHaveLength(1);
    expect(await used()).toEqual([0, 0]);
    expect(await find()).toMatchObject({ percent: 10 });
    expect(await use(undefined, proId)).toBe(true);
  });

  test('50 shoppers at once on 50 connections: as many as it allows', { timeout: 60_000 }, async () => {
    await onManyConnections(db, 50, async (wide) => {
      for (let round = 0; round < 10; round += 1) {
        const { use, used } = await newCode({ most: 7 });
        const tries = await Promise.all(shoppers.map((userId) => use(userId, undefined, wide)));
        expect(tries.filter(Boolean)).toHaveLength(7);
        expect(await used()).toEqual([7, 7]);
        const { use: useOnce, used: usedOnce } = await newCode();
        const own = await Promise.all(shoppers.map(() => useOnce(shoppers[3], undefined, wide)));
        expect(own.filter(Boolean)).toHaveLength(1);
        expect(await usedOnce()).toEqual([1, 1]);
      }
    });
  });
});

describe('the demo', () => {
  test('has its codes, with the percent of the settings at the last start, and keeps what was used', async () => {
    const ensure = (demoCodes: Record<string, number>, now = NOW) => ensureDemoCodes(db.orm, { demoCodes }, now);
    await Promise.all([ensure({ ahlan: 15 }), ensure({ ahlan: 15 })]);
    const userId = shoppers[0] ?? 0;
    await db.transaction((tx) => spendDiscount(tx, { code: 'AHLAN', userId, proId: (orders += 1), now: NOW }));
    await ensure({ ahlan: 20 }, hours(1));
    const other = shoppers[1] ?? 0;
    expect(await findDiscount(db.orm, { code: 'ahlan', userId: other, now: NOW })).toEqual({
      code: 'AHLAN',
      percent: 20,
    });
    expect(await findDiscount(db.orm, { code: 'ahlan', userId, now: hours(2) })).toBe('used');
  });

  test.each([0, 101, 2.5])('refuses a code of %d percent', async (percent) => {
    await expect(ensureDemoCodes(db.orm, { demoCodes: { FREE: percent } }, NOW)).rejects.toThrow('1 to 100');
  });
});
