/** Entries and reserves on PostgreSQL: whatever runs at the same time, nothing is spent twice and nothing goes below 0. */
import { beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { balanceOf } from './accounts.ts';
import { NotEnough } from './not-enough.ts';
import { post, type NewEntry } from './post.ts';
import { recount } from './recount.ts';
import { release, reserve } from './reserve.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

const AT = new Date('2026-11-22T08:00:00Z');
let shoppers = 0;

async function newWallet() {
  const { user } = await createTestUser(db, { email: `ledger${(shoppers += 1)}@example.ae`, passwordHash: null });
  const wallet = { kind: 'wallet', userId: user.id } as const;
  const move = (key: string, fils: number): NewEntry => ({
    key: `${key} of ${user.id}`,
    kind: 'goodwill',
    at: AT,
    postings: [
      [wallet, fils],
      [{ kind: 'goodwill' }, -fils],
    ],
  });
  const enter = (entry: NewEntry) => db.transaction((tx) => post(tx, entry));
  return { userId: user.id, wallet, move, enter, balance: () => balanceOf(db.orm, wallet) };
}

test('an account that was never used holds nothing', async () => {
  const { balance } = await newWallet();
  expect(await balance()).toEqual({ balance: 0, reserved: 0, available: 0 });
});

test('an entry is posted once, however often its key is sent', async () => {
  const { move, enter, balance } = await newWallet();
  const done = await Promise.all(Array.from({ length: 20 }, () => enter(move('gift', 5000))));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect((await balance()).balance).toBe(5000);
});

test('what does not come to 0, and an amount of 0 or of half a fils, is refused before it is written', async () => {
  const { wallet, enter, balance } = await newWallet();
  const wrong = (...postings: NewEntry['postings'][number][]) =>
    enter({ key: `${Math.random()}`, kind: 'x', at: AT, postings });
  await expect(wrong([wallet, 5], [{ kind: 'goodwill' }, -4])).rejects.toThrow(RangeError);
  await expect(wrong([wallet, 0], [{ kind: 'goodwill' }, 0])).rejects.toThrow(RangeError);
  await expect(wrong([wallet, 0.5], [{ kind: 'goodwill' }, -0.5])).rejects.toThrow(RangeError);
  expect((await balance()).balance).toBe(0);
});

test('50 spenders at once take no more than the wallet holds', async () => {
  const { move, enter, balance } = await newWallet();
  await enter(move('gift', 1000));
  const tries = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => enter(move(`spend ${index}`, -90))));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(NotEnough);
  expect((await balance()).balance).toBe(10);
});

describe('a reserve', () => {
  test('is out of reach for every other spender, and is given back once', async () => {
    const { wallet, move, enter, balance, userId } = await newWallet();
    await enter(move('gift', 1000));
    const key = `order of ${userId}`;
    expect(await db.transaction((tx) => reserve(tx, key, wallet, 800))).toBe(true);
    expect(await db.transaction((tx) => reserve(tx, key, wallet, 800))).toBe(false);
    expect(await balance()).toEqual({ balance: 1000, reserved: 800, available: 200 });
    await expect(enter(move('spend', -201))).rejects.toThrow(NotEnough);
    await expect(db.transaction((tx) => reserve(tx, `${key} 2`, wallet, 201))).rejects.toThrow(NotEnough);
    const back = await Promise.all(Array.from({ length: 5 }, () => db.transaction((tx) => release(tx, key))));
    expect(back.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 800]);
    expect((await balance()).available).toBe(1000);
  });

  test('is spent by giving it back and posting in one transaction', async () => {
    const { wallet, move, enter, balance, userId } = await newWallet();
    await enter(move('gift', 1000));
    await db.transaction((tx) => reserve(tx, `o${userId}`, wallet, 1000));
    await db.transaction(async (tx) => {
      expect(await release(tx, `o${userId}`)).toBe(1000);
      expect(await post(tx, move('take', -950))).toBe(true);
    });
    expect(await balance()).toEqual({ balance: 50, reserved: 0, available: 50 });
  });

  test('of an account without a limit, or of nothing, is a mistake of the caller', async () => {
    const { wallet } = await newWallet();
    await expect(db.transaction((tx) => reserve(tx, 'none', wallet, 0))).rejects.toThrow(RangeError);
    await expect(db.transaction((tx) => reserve(tx, 'shop', { kind: 'sales' }, 5))).rejects.toThrow('without a limit');
  });
});

describe('the database itself', () => {
  test('refuses to change, delete or empty what was posted', async () => {
    const { move, enter } = await newWallet();
    await enter(move('gift', 5));
    for (const statement of [
      'update ledger_posting set fils = fils + 1',
      'delete from ledger_posting',
      'truncate ledger_posting',
      "update ledger_entry set kind = 'other'",
      'delete from ledger_entry',
      'truncate ledger_entry cascade',
    ]) {
      await expect(db.pool.query(statement), statement).rejects.toThrow('append-only');
    }
  });

  test('refuses an entry that does not come to 0, and one without postings', async () => {
    const lone = "insert into ledger_entry (key, kind, at) values ($1, 'x', now()) returning id";
    await expect(db.pool.query(lone, ['no postings'])).rejects.toThrow('come to 0 fils in 0 lines');
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ id: string }>(lone, ['uneven']);
      await client.query(
        `insert into ledger_posting (entry_id, account_id, fils)
         select $1, id, case when kind = 'goodwill' then -4 else 5 end from ledger_account where kind in ('goodwill', 'wallet') order by kind limit 2`,
        [rows[0]?.id],
      );
      await expect(client.query('commit')).rejects.toThrow('come to 1 fils in 2 lines');
    } finally {
      client.release();
    }
  });

  test('holds a balance above what is reserved of it', async () => {
    const { move, enter, userId } = await newWallet();
    await enter(move('gift', 5));
    const low = db.pool.query('update ledger_account set reserved = 6 where user_id = $1', [userId]);
    await expect(low).rejects.toThrow('ledger_account_limit');
  });
});

test('the recount finds a figure that drifted, and nothing else', async () => {
  expect(await recount(db)).toEqual([]);
  const { move, enter, userId } = await newWallet();
  await enter(move('gift', 70));
  await db.pool.query('update ledger_account set balance = 90, reserved = 3 where user_id = $1', [userId]);
  expect(await recount(db)).toMatchObject([
    { what: 'balance', kept: 90, counted: 70 },
    { what: 'reserved', kept: 3, counted: 0 },
  ]);
});

test('entries outlive the shopper, whose account then names nobody', async () => {
  const { move, enter, userId } = await newWallet();
  await enter(move('gift', 5));
  await db.pool.query('delete from user_account where id = $1', [userId]);
  const { rows } = await db.pool.query('select 1 from ledger_entry where key = $1', [`gift of ${userId}`]);
  expect(rows).toHaveLength(1);
});
