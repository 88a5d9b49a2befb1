import * as fc from 'fast-check';

import { MoneyHistory } from './money-history.ts';
import type { MoneyShop } from './money-shop.ts';
import { moneyHistories, type MoneyStep } from './money-steps.ts';

interface MoneyCheck {
  readonly numRuns: number;
  readonly seed: number;
  /** The shortest history that breaks something, which takes minutes; else the first. */
  readonly isShortest?: boolean;
}

interface MoneyOutcome {
  readonly histories: number;
  readonly failure: null | { readonly steps: MoneyStep[]; readonly said: string; readonly seed: number };
}

/** Many histories, one after the other, in one shop. */
export async function checkMoney(
  shop: MoneyShop,
  { numRuns, seed, isShortest = false }: MoneyCheck,
): Promise<MoneyOutcome> {
  const found = await fc.check(
    fc.asyncProperty(moneyHistories, (steps) => MoneyHistory.run(shop, steps)),
    { numRuns, seed, endOnFailure: !isShortest },
  );
  const steps = found.counterexample?.[0];
  return {
    histories: found.numRuns,
    failure: found.failed && steps ? { steps, said: String(found.errorInstance), seed: found.seed } : null,
  };
}
