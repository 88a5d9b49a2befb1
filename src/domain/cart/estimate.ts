/** What the cart would come to with the prices that this device knows: shown without signal, and never as more than that. */
import { cardAction, currentPrice } from '#contract/rules/availability.ts';
import { inSteps, sumsOf, type Sums } from '#contract/rules/cart-sums.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';

import type { MyLine } from './lines.ts';

export interface Estimate extends Sums {
  /** ISO time of the oldest price in it; null where no price is known. */
  readonly asOf: string | null;
  /** Lines whose price this device does not know. */
  readonly unknown: number;
}

export function estimateOf(lines: readonly MyLine[], cards: ReadonlyMap<string, KnownCard>): Estimate {
  const paid = lines.filter((line) => line.cartType !== 'REG');
  const known = paid.flatMap((line) => {
    const found = cards.get(line.stockCode);
    return found ? [{ line, ...found }] : [];
  });
  const sums = sumsOf(
    known.map(({ line, card }) => ({
      quantity: cardAction(card) === 'notify-me' ? 0 : inSteps(line.quantity, card.minimumOrder),
      price: currentPrice(card),
      oldPrice: card.price,
    })),
  );
  const times = known.map(({ asOf }) => asOf).toSorted();
  return { ...sums, asOf: times[0] ?? null, unknown: paid.length - known.length };
}
