import { wordsOf } from '#contract/rows/own-words.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';

import type { MyListItem } from './lists.ts';
import { wantedOf } from './wanted.ts';

/** Fils, by the prices that the device knows: a help in the aisle, never what is charged. */
export interface RunningTotal {
  /** Of what is ticked. */
  readonly inBasket: number;
  readonly whole: number;
  /** ISO time of the oldest price in it; null where none is known. */
  readonly asOf: string | null;
  /** How many products have no known price. */
  readonly unknown: number;
}

export function runningTotal(items: readonly MyListItem[], cards: ReadonlyMap<string, KnownCard>): RunningTotal {
  let [inBasket, whole, unknown, asOf] = [0, 0, 0, null as string | null];
  for (const { stockCode, quantity, isChecked } of items) {
    if (wordsOf(stockCode) !== null) continue;
    const known = cards.get(stockCode);
    const price = known ? currentPrice(known.card) * wantedOf(quantity, known.card) : 0;
    if (!known || price === 0) {
      unknown += 1;
      continue;
    }
    whole += price;
    if (isChecked) inBasket += price;
    if (asOf === null || known.asOf < asOf) asOf = known.asOf;
  }
  return { inBasket, whole, asOf, unknown };
}
