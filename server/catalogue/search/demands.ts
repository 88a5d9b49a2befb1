/** What must be true of whatever is shown for a question: who asks for gluten free bread is not shown other bread as related to it. */
import type { AskedTerm } from './asked-terms.ts';
import type { OfTerm } from './combine-terms.ts';
import { IS_ABOUT } from './word-levels.ts';

/** By name or tag: "Egg, Wholewheat & Gluten-Free Pasta", the name of a shelf, says it of some that stand there. */
const MEETS = IS_ABOUT * 16;

/** By ordinal what an item earns with the demand that it meets least, 0 where it does not meet them all; null where the question makes none. */
export type Fit = Uint8Array | null;

export function meetingDemands(terms: readonly AskedTerm[], earned: readonly OfTerm[]): Fit {
  const demands = earned.filter((_, place) => terms[place]?.isDemand === true);
  const [first] = demands;
  if (first === undefined) return null;
  const fit = new Uint8Array(first.scores.length);
  for (const ordinal of first.ordinals) {
    const least = Math.min(...demands.map(({ scores }) => scores[ordinal] as number));
    if (least >= MEETS) fit[ordinal] = least;
  }
  return fit;
}
