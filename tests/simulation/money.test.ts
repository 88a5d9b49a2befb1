/** Shoppers who pay, over the server that runs, PostgreSQL and the sandbox (money.md section 7): M0 to M11 of money-invariants.ts. */
import { beforeAll, describe, expect, test } from 'vitest';

import { checkMoney } from './money/check-money.ts';
import kept from './money/kept-money.json' with { type: 'json' };
import type { MoneyFaults } from './money/money-faults.ts';
import { MoneyHistory } from './money/money-history.ts';
import { openMoneyShop, type MoneyShop } from './money/money-shop.ts';
import { crowds, moneyHistories, payingHistories, type MoneyStep } from './money/money-steps.ts';
import { orderHistories } from './money/order-histories.ts';

const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_122);
const PLANTED_SEED = 20_261_122;
/** In `npm test`; MONEY_HISTORIES for another number. */
const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? 50);
/** Of those in which orders get another time and are added to. */
const ORDER_HISTORIES = Math.ceil(HISTORIES / 4);
/** At once: a history waits for PostgreSQL half of its time. */
const SHOPS = 2;
const TIMEOUT = 120_000 + HISTORIES * 6000;

describe('with nothing planted', () => {
  let shops: MoneyShop[];
  beforeAll(async () => {
    shops = await Promise.all(Array.from({ length: SHOPS }, () => openMoneyShop()));
  });

  test.each(kept)('a history that once failed: $what', { timeout: TIMEOUT }, async ({ steps }) => {
    await MoneyHistory.run(shops[0] as MoneyShop, steps as MoneyStep[]);
  });

  test('a seed gives the same turns again, and another one others', { timeout: TIMEOUT }, async () => {
    const [shop] = shops as [MoneyShop];
    const trailOf = async (turns: number): Promise<number[]> => {
      const from = shop.turns.trail.length;
      const first = { slot: 'tight', promises: ['voucher', 'code'] } as const;
      await MoneyHistory.run(shop, [{ do: 'everyone', deed: { do: 'pay-wallet', first }, turns }]);
      return shop.turns.trail.slice(from);
    };
    const once = await trailOf(7);
    expect(once.length).toBeGreaterThan(100);
    expect(await trailOf(7)).toEqual(once);
    expect(await trailOf(8)).not.toEqual(once);
  });

  test(`${HISTORIES} histories hold`, { timeout: TIMEOUT }, async () => {
    const isShortest = process.env['MONEY_SHORTEST'] === '1';
    const { failure, histories } = await checkMoney(shops, { numRuns: HISTORIES, seed: SEED, isShortest });
    if (failure) throw new Error(`${failure.said}\nseed ${failure.seed}\n${JSON.stringify(failure.steps)}`);
    expect(histories).toBeGreaterThanOrEqual(HISTORIES);
  });

  test(
    `${ORDER_HISTORIES} histories hold in which orders are added to and get another time`,
    { timeout: TIMEOUT },
    async () => {
      const isShortest = process.env['MONEY_SHORTEST'] === '1';
      const about = { numRuns: ORDER_HISTORIES, seed: SEED, isShortest, histories: orderHistories };
      const { failure, histories } = await checkMoney(shops, about);
      if (failure) throw new Error(`${failure.said}\nseed ${failure.seed}\n${JSON.stringify(failure.steps)}`);
      expect(histories).toBeGreaterThanOrEqual(ORDER_HISTORIES);
    },
  );
});

type Planted = [what: string, faults: MoneyFaults, from: number, histories?: typeof moneyHistories];

/** Each with the history of the seed in which it is found: the next ones are tried where that is another one by now. */
describe.each([
  ['a hold is not released', { keepsHolds: true }, 0],
  ['who comes back from the challenge has paid', { paysOnRedirect: true }, 6],
  ['an event is believed', { trustsEvents: true }, 8],
  ['an answer that is lost passes for a no', { takesUnknownForFailed: true }, 7],
  ['money without an order is not given back', { forgetsReverse: true }, 29],
  ['a request that comes again is worked on again', { ignoresKeys: true }, 0],
  ['what goes back is sent twice', { refundsTwice: true }, 10],
  ['what was not picked is paid', { chargesInFull: true }, 10, moneyHistories],
  ['what comes instead is dearer', { dearSubstitutes: true }, 10, moneyHistories],
] satisfies Planted[])('a mistake that is planted is found: %s', (what, faults, from, histories = payingHistories) => {
  let shop: MoneyShop;
  beforeAll(async () => {
    shop = await openMoneyShop(faults);
  });

  test('within thirty histories', { timeout: TIMEOUT }, async () => {
    const found = await checkMoney([shop], { numRuns: 30, seed: PLANTED_SEED, from, histories });
    const { failure } = found;
    if (process.env['MONEY_TALKS'] === '1') console.log(what, found.histories, failure?.said);
    expect(failure?.said).toMatch(/^Error: M\d/);
  });
});

test(
  'a mistake that is planted is found: no row is locked, the wallet least of all',
  { timeout: TIMEOUT },
  async () => {
    const shop = await openMoneyShop({ unlocked: true });
    const { failure, histories } = await checkMoney([shop], { numRuns: 30, seed: PLANTED_SEED, histories: crowds });
    if (process.env['MONEY_TALKS'] === '1') console.log(histories, failure?.said);
    expect(failure?.said).toMatch(/^Error: M\d/);
  },
);

describe.each([
  ['what was added frees the place of its order', { addedFreesPlace: true }, 19],
  ['the place that an order leaves stays taken', { keepsOldPlace: true }, 0],
] satisfies [string, MoneyFaults, number][])('a mistake that is planted is found: %s', (what, faults, from) => {
  test('within thirty histories of orders', { timeout: TIMEOUT }, async () => {
    const shop = await openMoneyShop(faults);
    const about = { numRuns: 30, seed: PLANTED_SEED, from, histories: orderHistories };
    const { failure, histories } = await checkMoney([shop], about);
    if (process.env['MONEY_TALKS'] === '1') console.log(what, histories, failure?.said);
    expect(failure?.said).toMatch(/^Error: M\d/);
  });
});
