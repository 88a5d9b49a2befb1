/** Shoppers who pay, over the server that runs, PostgreSQL and the sandbox (money.md section 7): M0 to M9. */
import { beforeAll, describe, expect, test } from 'vitest';

import { checkMoney } from './money/check-money.ts';
import type { MoneyFaults } from './money/money-faults.ts';
import { openMoneyShop, type MoneyShop } from './money/money-shop.ts';

const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_122);
/** In `npm test`; MONEY_HISTORIES for another number. */
const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? 40);

describe('with nothing planted', () => {
  let shop: MoneyShop;
  beforeAll(async () => {
    shop = await openMoneyShop();
  });

  test(`${HISTORIES} histories hold`, { timeout: 60_000 + HISTORIES * 5000 }, async () => {
    const isShortest = process.env['MONEY_SHORTEST'] === '1';
    const start = performance.now();
    const { failure, histories } = await checkMoney(shop, { numRuns: HISTORIES, seed: SEED, isShortest });
    console.log(Math.round(performance.now() - start), histories, failure && JSON.stringify(failure));
    expect(failure).toBeNull();
    expect(histories).toBe(HISTORIES);
  });
});

describe.each([
  ['no row is locked', { unlocked: true }],
  ['a hold is not released', { keepsHolds: true }],
  ['who comes back from the challenge has paid', { paysOnRedirect: true }],
  ['an event is believed', { trustsEvents: true }],
  ['an answer that is lost passes for a no', { takesUnknownForFailed: true }],
  ['money without an order is not given back', { forgetsReverse: true }],
] satisfies [string, MoneyFaults][])('a mistake that is planted is found: %s', (_what, faults) => {
  let shop: MoneyShop;
  beforeAll(async () => {
    shop = await openMoneyShop(faults);
  });

  test('within as many histories', { timeout: 60_000 + HISTORIES * 5000 }, async () => {
    const { failure, histories } = await checkMoney(shop, { numRuns: HISTORIES, seed: SEED });
    console.log(_what, histories, failure?.said);
    expect(failure?.said).toMatch(/^MoneyBroken: M\d|^Error: M\d/);
  });
});
