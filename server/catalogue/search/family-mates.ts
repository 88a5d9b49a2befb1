/** What stands beside a short answer on the shelf, where all that has its words stands elsewhere: beans beside foul, before the cumin that goes on it. */
import { UNAVAILABLE, type Shelf } from '#server/catalogue/shelf.ts';

import type { Fit } from './demands.ts';
import type { Matches } from './postings.ts';
import { IS_IT } from './word-levels.ts';

/** With more things of the name their shelf is known. */
const FEW = 5;

interface Question {
  words: readonly string[];
  fit: Fit;
  /** The words where they are not the ones typed, else null. */
  corrected: string | null;
}

/** Of one word alone: who asks for brown eggs has said which of the eggs. The related matches with others of the families of the strong ones, at most so many of these. */
export function withFamilyMates(
  weak: Matches,
  strong: Matches,
  { words, fit, corrected }: Question,
  { columns: { category, family, handicap }, listed }: Shelf,
  most: number,
): Matches {
  const isPlain = words.length === 1 && fit === null && corrected === null && weak.ordinals.length > 0;
  if (!isPlain || strong.ordinals.length >= FEW || !strong.levels.every((level) => level >= IS_IT)) return weak;
  const near = new Set(strong.ordinals.map((ordinal) => category[ordinal] as number));
  if (weak.ordinals.some((ordinal) => near.has(category[ordinal] as number))) return weak;
  const families = new Set(strong.ordinals.map((ordinal) => family[ordinal] as number));
  const own = new Set(strong.ordinals);
  const mates: number[] = [];
  for (let index = 0; index < listed.length && mates.length < most; index += 1) {
    const ordinal = listed[index] as number;
    const isMate = families.has(family[ordinal] as number) && ((handicap[ordinal] as number) & UNAVAILABLE) === 0;
    if (isMate && !own.has(ordinal)) mates.push(ordinal);
  }
  return {
    ordinals: Int32Array.from([...weak.ordinals, ...mates]),
    // They have none of the words: near-first.ts puts them before what stands elsewhere, by their shelf alone.
    scores: Uint8Array.from([...weak.scores, ...mates.map(() => 1)]),
    levels: Uint8Array.from([...weak.levels, ...mates.map(() => 1)]),
  };
}
