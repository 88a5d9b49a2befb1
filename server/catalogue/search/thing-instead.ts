/** Where what has all the words is another thing altogether (muffins have oats and milk in them), the thing itself is the better answer to "oat milk". */
import type { OfTerm, Scored } from './combine-terms.ts';
import { IS_ABOUT, IS_IT } from './word-levels.ts';

/** The things of that name, and after them the matches, which have all of so many terms; null where one of these is such a thing or has to do with the question by its name, or nothing is called so. */
export function thingInstead(matches: Scored | null, thing: OfTerm | undefined, terms: number): Scored | null {
  if (matches === null || thing === undefined || terms < 2) return null;
  const isThing = (ordinal: number): boolean => (thing.scores[ordinal] as number) >= IS_IT * 16;
  const things = thing.ordinals.filter(isThing);
  const isAbout = matches.levels.some((level) => level >= IS_ABOUT);
  if (things.length === 0 || isAbout || matches.ordinals.some(isThing)) return null;
  const scores = Array.from(things, (ordinal) => thing.scores[ordinal] as number);
  return {
    ordinals: Int32Array.from([...things, ...matches.ordinals]),
    scores: Uint8Array.from([...scores, ...matches.scores]),
    levels: Uint8Array.from([...scores.map((score) => score >> 4), ...matches.levels]),
  };
}
