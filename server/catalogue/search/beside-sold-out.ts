/** Where all that was asked for is sold out, other things of that name stand beside it: another laban beside the fresh one. */
import { UNAVAILABLE, type Shelf } from '#server/catalogue/shelf.ts';

import type { OfTerm, Scored } from './combine-terms.ts';
import type { Fit } from './demands.ts';
import { IS_ABOUT, IS_IT } from './word-levels.ts';

interface Question {
  terms: number;
  fit: Fit;
  shelf: Shelf;
}

/**
 * The matches, and after them as something that has to do with the question what only is the thing; where it demands something that no such thing
 * has, other goods that have it.
 */
export function besideSoldOut(matches: Scored, thing: OfTerm | undefined, { terms, fit, shelf }: Question): Scored {
  // Of one word the matches are all things of that name already.
  if (thing === undefined || terms < 2) return matches;
  const { ordinals, scores, levels } = matches;
  const isBuyable = (ordinal: number): boolean => ((shelf.columns.handicap[ordinal] as number) & UNAVAILABLE) === 0;
  const isAsked = (index: number): boolean => (levels[index] as number) >= IS_IT;
  if (!levels.some((_, index) => isAsked(index)) || ordinals.some((one, index) => isAsked(index) && isBuyable(one)))
    return matches;
  const had = new Set(ordinals);
  const isOther = (ordinal: number): boolean => !had.has(ordinal) && isBuyable(ordinal);
  const things = Array.from(thing.ordinals).filter(
    (ordinal) => (thing.scores[ordinal] as number) >= IS_IT * 16 && isOther(ordinal) && fit?.[ordinal] !== 0,
  );
  // As one that earns nothing with the other terms (`combine`).
  const suchThings = things.map(
    (ordinal) => [ordinal, Math.ceil((2 * (thing.scores[ordinal] as number)) / (terms + 1))] as const,
  );
  const others =
    fit === null || suchThings.length > 0
      ? suchThings
      : [...fit.entries()].filter(([ordinal, score]) => score > 0 && isOther(ordinal));
  return {
    ordinals: Int32Array.from([...ordinals, ...others.map(([ordinal]) => ordinal)]),
    scores: Uint8Array.from([...scores, ...others.map(([, score]) => score)]),
    levels: Uint8Array.from([...levels, ...new Uint8Array(others.length).fill(IS_ABOUT - 1)]),
  };
}
