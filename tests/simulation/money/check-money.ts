import * as fc from 'fast-check';

import { MoneyHistory } from './money-history.ts';
import type { MoneyShop } from './money-shop.ts';
import { moneyHistories, type MoneyStep } from './money-steps.ts';

interface MoneyCheck {
  readonly numRuns: number;
  readonly seed: number;
  readonly histories?: fc.Arbitrary<MoneyStep[]>;
  /** How many histories of the seed are passed over. */
  readonly from?: number;
  /** The shortest history that breaks something, which takes minutes; else the first. */
  readonly isShortest?: boolean;
}

interface MoneyOutcome {
  readonly histories: number;
  readonly failure: null | { readonly steps: MoneyStep[]; readonly said: string; readonly seed: number };
}

/** Many histories, in each shop one after the other; the shops' seeds follow one another. */
export async function checkMoney(
  shops: readonly MoneyShop[],
  { numRuns, seed, histories = moneyHistories, from = 0, isShortest = false }: MoneyCheck,
): Promise<MoneyOutcome> {
  const found = await Promise.all(
    shops.map((shop, index) =>
      fc.check(
        fc.asyncProperty(histories, (steps) => MoneyHistory.run(shop, steps)),
        {
          numRuns: Math.ceil(numRuns / shops.length),
          seed: seed + index,
          path: String(from),
          endOnFailure: !isShortest,
        },
      ),
    ),
  );
  const failed = found.find((one) => one.failed);
  const steps = failed?.counterexample?.[0];
  return {
    histories: found.reduce((sum, one) => sum + one.numRuns, 0),
    failure: failed && steps ? { steps, said: String(failed.errorInstance), seed: failed.seed } : null,
  };
}
