/** Many at once on connections of their own: one wallet that fifty spend, two that send to each other, one gift that many pass on (money.md section 7). */
import { beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { SignedInCaller } from '#server/kit/serve.ts';
import { recount } from '#server/ledger/recount.ts';
import { openDesk } from '#server/session/desk.ts';
import { onManyConnections } from '#tests/support/many-connections.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { walletsOf, type Wallets } from '#tests/support/wallets.ts';

import { passFriendMoney, returnFriendMoney } from './pass-friend-money.ts';
import { sendOutOfWallet } from './send-to-friend.ts';
import type { WalletDesk } from './wallet-desk.ts';

const RACERS = 50;

let shop: SellingShop;
let wallets: Wallets;
beforeAll(async () => {
  shop = await openSellingShop();
  wallets = walletsOf(shop);
});

/** The limits of a day are out of the way: the wallet alone says no. */
function deskOn(db: Database): WalletDesk {
  const own = { friendDayTimes: 10_000, friendDayFree: 100_000_000, friendDayMost: 100_000_000 };
  return { ...openDesk({ ...shop.deps, db }), shop: { ...shop.deps.settings.shop, ...own } };
}

function callerOf({ id: userId }: Buyer): SignedInCaller {
  return {
    userId,
    tokenHash: Buffer.alloc(0),
    requestId: 'race',
    ip: '127.0.0.1',
    log: createLog('silent'),
    idempotencyKey: null,
    session: () => Promise.resolve(null),
    header: () => undefined,
  };
}

async function endsOf(work: readonly (() => Promise<unknown>)[]): Promise<Record<string, number>> {
  const ends = await Promise.all(
    work.map((one) =>
      one().then(
        () => 'done',
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      ),
    ),
  );
  return Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((one) => one === end).length]));
}

const gift = (email: string, fils: number) => ({ email, fils, password: '', language: 'en' as const });

test('one wallet: as many of fifty gifts leave it as it suffices for', { timeout: 60_000 }, async () => {
  const sara = await shop.buyer();
  await sara.give(1000 * 11 + 999);
  await onManyConnections(shop.db, RACERS, async (wide) => {
    const desk = deskOn(wide);
    const work = Array.from(
      { length: RACERS },
      (_, at) => () => sendOutOfWallet(desk, callerOf(sara), gift(`friend${at}@example.ae`, 1000)),
    );
    expect(await endsOf(work)).toEqual({ done: 11, insufficient: RACERS - 11 });
  });
  expect(await wallets.of(sara)).toBe(999);
  expect(await recount(shop.db)).toEqual([]);
});

test('the same gift, asked for fifty times at once, leaves once', { timeout: 60_000 }, async () => {
  const sara = await shop.buyer();
  await sara.give(100_000);
  await onManyConnections(shop.db, RACERS, async (wide) => {
    const desk = deskOn(wide);
    const sent = await Promise.all(
      Array.from({ length: RACERS }, () => sendOutOfWallet(desk, callerOf(sara), gift('one@example.ae', 2500))),
    );
    expect(new Set(sent).size).toBe(1);
  });
  expect(await wallets.of(sara)).toBe(97_500);
});

test('a free 200 a day is not won twice by asking at once', { timeout: 60_000 }, async () => {
  const sara = await shop.buyer();
  await sara.give(1_000_000);
  await shop.db.pool.query(`update user_account set password_hash = 'x' where id = $1`, [sara.id]);
  await onManyConnections(shop.db, RACERS, async (wide) => {
    const desk = { ...deskOn(wide), shop: { ...shop.deps.settings.shop, friendDayTimes: 10_000 } };
    const work = Array.from(
      { length: RACERS },
      (_, at) => () => sendOutOfWallet(desk, callerOf(sara), gift(`free${at}@example.ae`, 5000)),
    );
    expect(await endsOf(work)).toEqual({ done: 4, step_up: RACERS - 4 });
  });
  expect(await wallets.of(sara)).toBe(980_000);
});

test(
  'two who send to each other at once, while it is passed on: nobody waits for ever, nothing is lost',
  { timeout: 60_000 },
  async () => {
    const [sara, omar] = [await shop.buyer(), await shop.buyer()];
    for (const one of [sara, omar]) {
      await one.give(50_000);
      await wallets.prove(one);
    }
    await onManyConnections(shop.db, RACERS, async (wide) => {
      const desk = deskOn(wide);
      const sendAndPass = async (from: Buyer, to: Buyer, fils: number): Promise<void> => {
        const billId = await sendOutOfWallet(desk, callerOf(from), gift(to.email, fils));
        await passFriendMoney(wide, billId, shop.now());
      };
      const work = Array.from({ length: RACERS }, (_, at) => () => {
        const [from, to] = at % 2 === 0 ? [sara, omar] : [omar, sara];
        return sendAndPass(from, to, 1000 + at - (at % 2));
      });
      expect(await endsOf(work)).toEqual({ done: RACERS });
    });
    // Each amount went both ways.
    expect([await wallets.of(sara), await wallets.of(omar)]).toEqual([50_000, 50_000]);
    expect(await wallets.shopHas('held_for_friend')).toBe(11_000 + 2500 + 20_000);
    expect(await recount(shop.db)).toEqual([]);
  },
);

test('one gift that is passed on and returned by many at once leaves the shop once', { timeout: 60_000 }, async () => {
  const [sara, omar] = [await shop.buyer(), await shop.buyer()];
  await sara.give(5000);
  const billId = await sendOutOfWallet(deskOn(shop.db), callerOf(sara), gift(omar.email, 5000));
  await wallets.prove(omar);
  const held = await wallets.shopHas('held_for_friend');
  await onManyConnections(shop.db, RACERS, async (wide) => {
    const moved = await Promise.all(
      Array.from({ length: RACERS }, (_, at) =>
        (at % 2 === 0 ? passFriendMoney : returnFriendMoney)(wide, billId, shop.now()),
      ),
    );
    expect(moved.filter(Boolean)).toHaveLength(1);
  });
  expect((await wallets.of(sara)) + (await wallets.of(omar))).toBe(5000);
  expect(await wallets.shopHas('held_for_friend')).toBe(held - 5000);
});
