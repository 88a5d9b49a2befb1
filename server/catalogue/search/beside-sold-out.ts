/** Where all that was asked for is sold out, other things of that name stand beside it: another laban beside the fresh one. */
import { UNAVAILABLE, type Shelf } from '#server/catalogue/shelf.ts';

import { IS_ABOUT, IS_IT } from './word-levels.ts';

export interface Scored {
  ordinals: Int32Array;
  scores: Uint8Array;
  levels: Uint8Array;
}

/** What each item earns with the word that says what the thing is. */
export interface OfThing {
  /** By ordinal; the level times 16 and more. */
  scores: Uint8Array;
  ordinals: Int32Array;
}

/** The matches, and what only is the thing after them as something that has to do with the question; `terms` says of how many. */
export function besideSoldOut(matches: Scored, thing: OfThing | undefined, terms: number, shelf: Shelf): Scored {
  // Of one word the matches are all things of that name already.
  if (thing === undefined || terms < 2) return matches;
  const { ordinals, scores, levels } = matches;
  const isBuyable = (ordinal: number): boolean => ((shelf.columns.handicap[ordinal] as number) & UNAVAILABLE) === 0;
  const isAsked = (index: number): boolean => (levels[index] as number) >= IS_IT;
  if (!levels.some((_, index) => isAsked(index)) || ordinals.some((one, index) => isAsked(index) && isBuyable(one)))
    return matches;
  const had = new Set(ordinals);
  const others = thing.ordinals.filter(
    (ordinal) => (thing.scores[ordinal] as number) >= IS_IT * 16 && !had.has(ordinal) && isBuyable(ordinal),
  );
  return {
    ordinals: Int32Array.from([...ordinals, ...others]),
    // As one that earns nothing with the other terms (`combine`).
    scores: Uint8Array.from([
      ...scores,
      ...others.map((ordinal) => Math.ceil((2 * (thing.scores[ordinal] as number)) / (terms + 1))),
    ]),
    levels: Uint8Array.from([...levels, ...new Uint8Array(others.length).fill(IS_ABOUT - 1)]),
  };
}
