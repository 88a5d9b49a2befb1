/** Shoppers who pay, over the server that runs, PostgreSQL and the sandbox (money.md section 7): M0 to M9 of money-invariants.ts. */
import { beforeAll, describe, expect, test } from 'vitest';

import { checkMoney } from './money/check-money.ts';
import kept from './money/kept-money.json' with { type: 'json' };
import type { MoneyFaults } from './money/money-faults.ts';
import { MoneyHistory } from './money/money-history.ts';
import { openMoneyShop, type MoneyShop } from './money/money-shop.ts';
import type { MoneyStep } from './money/money-steps.ts';

const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_122);
/** In `npm test`; MONEY_HISTORIES for another number. */
const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? 30);
const TIMEOUT = 120_000 + HISTORIES * 6000;

describe('with nothing planted', () => {
  let shop: MoneyShop;
  beforeAll(async () => {
    shop = await openMoneyShop();
  });

  test.each(kept)('a history that once failed: $what', async ({ steps }) => {
    await MoneyHistory.run(shop, steps as MoneyStep[]);
  });

  test(`${HISTORIES} histories hold`, { timeout: TIMEOUT }, async () => {
    const isShortest = process.env['MONEY_SHORTEST'] === '1';
    const { failure, histories } = await checkMoney(shop, { numRuns: HISTORIES, seed: SEED, isShortest });
    if (failure) throw new Error(`${failure.said}\nseed ${failure.seed}\n${JSON.stringify(failure.steps)}`);
    expect(histories).toBe(HISTORIES);
  });
});

describe.each([
  ['no row is locked, the wallet least of all', { unlocked: true }],
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

  test('within as many histories', { timeout: TIMEOUT }, async () => {
    const { failure, histories } = await checkMoney(shop, { numRuns: HISTORIES, seed: SEED });
    if (process.env['MONEY_TALKS']) console.log(_what, histories, failure?.said);
    expect(failure?.said).toMatch(/^Error: M\d/);
  });
});
