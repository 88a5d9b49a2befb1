import type { ProductCard } from '#contract/catalogue-card.ts';
import type { TypedAmount } from '#contract/rules/typed-amount.ts';

import { packHolds } from './pack-holds.ts';

type Amount = NonNullable<TypedAmount['amount']>;

/** No list wants more packs of one thing. */
const MOST_PACKS = 99;
/** What is sold by one kilo or litre is sold so that one takes several. */
const ONE = 1000;

/**
 * Which product, and how many packs of it, are so much of it: one pack of that size, else several of the first product or of one that is
 * sold by the kilo or litre ("2 kg onions"). Null where no whole packs make it.
 */
export function sizedPacks(
  cards: readonly ProductCard[],
  amount: Amount,
): { readonly card: ProductCard; readonly quantity: number } | null {
  const exact =
    cards.find(({ units }) => exactSize(units.en, amount)) ??
    cards.find(({ units }) => {
      const { size } = packHolds(units.en);
      return size?.unit === amount.unit && size.each === amount.number;
    });
  if (exact) return { card: exact, quantity: 1 };
  for (const [place, card] of cards.entries()) {
    const quantity = packsOf(card.units.en, amount);
    if (quantity !== null && (place === 0 || packHolds(card.units.en).size?.total === ONE)) return { card, quantity };
  }
  return null;
}

/** Whether one pack is just so much, or holds just so many. */
export function exactSize(units: string, { unit, number }: Amount): boolean {
  const { pieces, size } = packHolds(units);
  return unit === 'pieces' ? pieces === number : size?.unit === unit && size.total === number;
}

/**
 * How many packs it takes: as many as are counted, fewer where one holds several ("6 eggs" is one tray of 30); 1 where nothing is said. Null
 * where no whole packs make that weight or measure.
 *
 * @param units what one pack holds, in English
 */
export function packsOf(units: string, amount: TypedAmount['amount']): number | null {
  if (amount === null) return 1;
  const { unit, number } = amount;
  const { pieces, size } = packHolds(units);
  if (unit === 'packs') return number;
  // What lies in a pack is bought by the piece only where its size says pieces: "2 water" are two packs of six.
  if (unit === 'count') return Math.ceil(number / (/^\d+\s*(?:pcs|pieces?)\b/i.test(units) ? Math.max(1, pieces) : 1));
  if (unit === 'pieces') return Math.min(MOST_PACKS, Math.ceil(number / Math.max(1, pieces)));
  if (size?.unit !== unit || size.total === 0 || number % size.total !== 0) return null;
  const packs = number / size.total;
  return packs > MOST_PACKS ? null : packs;
}
