/** Which containers a shopper still has: what came with a deposit, less what is collected or will be. Pure. */
import type { Bilingual } from '#contract/wire-types.ts';

/** So many containers of a product that came with one order. */
export interface CameWithOrder {
  readonly stockCode: string;
  readonly name: Bilingual;
  /** Its size, such as "6 x 750 ml". */
  readonly units: Bilingual;
  readonly quantity: number;
  /** Fils each. */
  readonly deposit: number;
}

export interface StillThere {
  readonly stockCode: string;
  /** As it was called last, and its size then. */
  readonly name: Bilingual;
  readonly units: Bilingual;
  readonly quantity: number;
  /** Fils of the one that goes back next: the first that came is the first that goes. */
  readonly deposit: number;
}

/**
 * @param came in the order in which they came
 * @param gone how many of a product are collected or will be
 */
export function stillThere(came: readonly CameWithOrder[], gone: ReadonlyMap<string, number>): StillThere[] {
  const products = new Map<string, CameWithOrder[]>();
  for (const one of came) products.set(one.stockCode, [...(products.get(one.stockCode) ?? []), one]);
  return [...products].flatMap(([stockCode, lots]) => {
    let left = gone.get(stockCode) ?? 0;
    const kept = lots.flatMap((lot) => {
      const quantity = Math.max(0, lot.quantity - left);
      left = Math.max(0, left - lot.quantity);
      return quantity === 0 ? [] : [{ ...lot, quantity }];
    });
    const [next] = kept;
    if (!next) return [];
    const quantity = kept.reduce((sum, lot) => sum + lot.quantity, 0);
    const { name, units } = lots.at(-1) ?? next;
    return [{ stockCode, name, units, quantity, deposit: next.deposit }];
  });
}
