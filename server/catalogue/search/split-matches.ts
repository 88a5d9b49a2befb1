/** Parts what was asked for from what only has to do with it. */
import type { Shelf } from '#server/catalogue/shelf.ts';

import type { Matches } from './postings.ts';
import { IS_ABOUT, IS_IT, NAMES_IT } from './word-levels.ts';

export interface SplitMatches {
  strong: Matches;
  weak: Matches;
}

/** With fewer things of the name there is room for what stands beside them: a kind of it in the same category, a tag in the same family. */
const FEW = 5;
const IS_KIND = 10;
const IS_TAG = 8;

/** `brand`: the place of the one that was asked for by its whole name: what it makes is what was asked for. */
export function splitMatches(
  matches: Matches,
  { columns: { category, family, brand: brands } }: Shelf,
  brand?: number,
): SplitMatches {
  const { levels, ordinals } = matches;
  const least = leastLevel(levels);
  if (least === 0) return { strong: matches, weak: matchesAt(matches, () => false) };
  const things = least === IS_IT ? placesOf(matches, IS_IT) : [];
  const beside = (column: Int32Array): ReadonlySet<number> =>
    new Set(things.length < FEW ? things.map((index) => column[ordinals[index] as number] as number) : []);
  const [categories, families] = [beside(category), beside(family)];
  const isStrong = (index: number): boolean => {
    const level = levels[index] as number;
    const ordinal = ordinals[index] as number;
    if (level >= least || brands[ordinal] === brand) return true;
    if (level >= IS_KIND) return categories.has(category[ordinal] as number);
    return level >= IS_TAG && families.has(family[ordinal] as number);
  };
  return { strong: matchesAt(matches, isStrong), weak: matchesAt(matches, (index) => !isStrong(index)) };
}

/** Up to FEW places of matches of at least a level. */
function placesOf({ levels }: Matches, least: number): number[] {
  const places: number[] = [];
  for (let index = 0; index < levels.length && places.length < FEW; index += 1) {
    if ((levels[index] as number) >= least) places.push(index);
  }
  return places;
}

/** Where nothing is of a level, what is of the next one down is the answer; what only has it in it never is. */
const STEPS = [IS_IT, IS_ABOUT, IS_ABOUT - 1, NAMES_IT];

/** The level that a strong match has; 0 where nothing was asked. */
function leastLevel(levels: Uint8Array): number {
  let most = 0;
  for (let index = 0; index < levels.length; index += 1) most = Math.max(most, levels[index] as number);
  return STEPS.find((step) => most >= step) ?? most * 2;
}

/** The matches at some places. */
export function matchesAt({ ordinals, scores, levels }: Matches, isKept: (index: number) => boolean): Matches {
  const left = {
    ordinals: new Int32Array(ordinals.length),
    scores: new Uint8Array(ordinals.length),
    levels: new Uint8Array(ordinals.length),
  };
  let found = 0;
  for (let index = 0; index < ordinals.length; index += 1) {
    if (!isKept(index)) continue;
    left.ordinals[found] = ordinals[index] as number;
    left.levels[found] = levels[index] as number;
    left.scores[found++] = scores[index] as number;
  }
  return {
    ordinals: left.ordinals.subarray(0, found),
    scores: left.scores.subarray(0, found),
    levels: left.levels.subarray(0, found),
  };
}
