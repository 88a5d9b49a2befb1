import type { Regular } from '#contract/regulars.ts';

/** Fils of one delivery. */
export function filsOfOne({ fils, quantity, totalQuantity }: Regular): number {
  return totalQuantity === 0 ? fils : (fils * quantity) / totalQuantity;
}
