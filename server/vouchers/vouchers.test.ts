/** Vouchers on PostgreSQL: given once by key, spent once, and back from a cancelled order. */
import { beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { onManyConnections } from '#tests/support/many-connections.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { freeVouchers, giveVoucher, returnVoucher, spendVoucher } from './store.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

const endOf = (written: string) => new Date(`${written}T23:59:59.999+04:00`);
const NOW = new Date('2026-11-22T12:00:00+04:00');
const PRO = 400_001;
const title = { en: 'Thank you', ar: 'شكراً' };
let shoppers = 0;

async function newShopper() {
  const { user } = await createTestUser(db, { email: `voucher${(shoppers += 1)}@example.ae`, passwordHash: null });
  const userId = user.id;
  const settings = { voucherLiveMonths: 6 };
  const give = (key: string, fils = 5000, at = NOW) =>
    db.transaction((tx) => giveVoucher(tx, { key: `${key} of ${userId}`, userId, title, fils, at, settings }));
  const free = (now = NOW) => freeVouchers(db.orm, userId, now);
  return {
    userId,
    give,
    free,
    /** The number of a voucher of AED 50. */
    given: async () => {
      await give('first');
      return (await free())[0]?.id ?? 0;
    },
    spend: (id: number, proId = PRO, now = NOW, on = db) =>
      on.transaction((tx) => spendVoucher(tx, { id, userId, proId, now })),
    giveBack: (id: number, proId = PRO, now = NOW) => db.transaction((tx) => returnVoucher(tx, { id, proId, now })),
  };
}

test('is given once by its key, and is free until the end of the day six months later', async () => {
  const { give, free } = await newShopper();
  const done = await Promise.all(Array.from({ length: 8 }, () => give('one')));
  expect(done.filter(Boolean)).toHaveLength(1);
  const [only] = await free();
  expect(only).toEqual({ id: expect.any(Number), title, fils: 5000, expiresAt: endOf('2027-05-22') });
  expect(await free(endOf('2027-05-22'))).toHaveLength(1);
  expect(await free(new Date(endOf('2027-05-22').getTime() + 1))).toEqual([]);
});

test.each([0, -1, 0.5])('of %d fils is a mistake of the caller', async (fils) => {
  const { give } = await newShopper();
  await expect(give('wrong', fils)).rejects.toThrow(RangeError);
});

describe('spending', () => {
  test('answers its fils once, to its shopper, until its end', async () => {
    const [mine, other] = [await newShopper(), await newShopper()];
    const id = await mine.given();
    expect(await other.spend(id)).toBeNull();
    expect(await mine.spend(id + 1000)).toBeNull();
    expect(await mine.spend(id, PRO, new Date(endOf('2027-05-22').getTime() + 1))).toBeNull();
    expect(await mine.spend(id, PRO, endOf('2027-05-22'))).toBe(5000);
    expect(await mine.spend(id, PRO)).toBeNull();
    expect(await mine.free()).toEqual([]);
  });

  test('50 orders at once on 50 connections: one has it', { timeout: 60_000 }, async () => {
    await onManyConnections(db, 50, async (wide) => {
      for (let round = 0; round < 10; round += 1) {
        const { given, spend } = await newShopper();
        const id = await given();
        const tries = await Promise.all(Array.from({ length: 50 }, (_, index) => spend(id, PRO + index, NOW, wide)));
        expect(tries.filter((fils) => fils !== null)).toEqual([5000]);
      }
    });
  });
});

describe('from a cancelled order', () => {
  test('it comes back once, with its old end', async () => {
    const { given, spend, giveBack, free } = await newShopper();
    const id = await given();
    expect(await giveBack(id)).toBe(false);
    await spend(id);
    expect(await giveBack(id, PRO + 1)).toBe(false);
    const back = await Promise.all(Array.from({ length: 5 }, () => giveBack(id)));
    expect(back.filter(Boolean)).toHaveLength(1);
    expect((await free())[0]?.expiresAt).toEqual(endOf('2027-05-22'));
    expect(await spend(id, PRO + 2)).toBe(5000);
  });

  test('it lives seven days at least', async () => {
    const { given, spend, giveBack, free } = await newShopper();
    const id = await given();
    await spend(id);
    const late = new Date('2027-06-01T12:00:00+04:00');
    await giveBack(id, PRO, late);
    expect((await free(late))[0]?.expiresAt).toEqual(endOf('2027-06-08'));
  });
});
