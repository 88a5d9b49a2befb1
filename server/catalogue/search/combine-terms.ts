/** What items earn with each asked term, as one answer. */
import { IS_ABOUT, IS_IT } from './word-levels.ts';

export interface Scored {
  ordinals: Int32Array;
  scores: Uint8Array;
  levels: Uint8Array;
}

/** What each item earns with one asked term. */
export interface OfTerm {
  /** By ordinal: the level times 16, and 8 more for the whole word, 9 for the typed one, 10 for what it means first; all zeros again once it was given back. */
  scores: Uint8Array;
  /** Ordinals that earn something, each once. */
  ordinals: Int32Array;
}

export interface Earned extends OfTerm {
  /** The highest of the scores. */
  most: number;
}

/** Items that earn with at least `least` of the terms, and their mean score; null where there is none. */
export function combine(earned: readonly Earned[], thing: number, least: number): Scored | null {
  if (least === 0) return null;
  const [only] = earned;
  if (earned.length === 1 && only !== undefined) return ofOneTerm(only);
  // Whoever earns with `least` terms of n earns with one of any n - least + 1: the rarest will do.
  const rarest = earned.toSorted((a, b) => a.ordinals.length - b.ordinals.length).slice(0, earned.length - least + 1);
  const seen = new Set<number>();
  const ordinals = new Int32Array(rarest.reduce((sum, one) => sum + one.ordinals.length, 0));
  const scores = new Uint8Array(ordinals.length);
  const levels = new Uint8Array(ordinals.length);
  let found = 0;
  for (const { ordinals: candidates } of rarest) {
    for (let index = 0; index < candidates.length; index += 1) {
      const ordinal = candidates[index] as number;
      let terms = 0;
      let sum = 0;
      let fewest = 255;
      for (const one of earned) {
        const score = one.scores[ordinal] as number;
        if (score > 0) terms += 1;
        if (score < fewest) fewest = score;
        sum += score;
      }
      if (terms < least) continue;
      if (rarest.length > 1) {
        if (seen.has(ordinal)) continue;
        seen.add(ordinal);
      }
      const ofThing = earned[thing]?.scores[ordinal] as number;
      ordinals[found] = ordinal;
      levels[found] = levelOf(ofThing, fewest);
      // What the thing is counts twice.
      scores[found++] = Math.ceil((sum + ofThing) / (earned.length + 1));
    }
  }
  if (found === 0) return null;
  return {
    ordinals: ordinals.subarray(0, found),
    scores: scores.subarray(0, found),
    levels: levels.subarray(0, found),
  };
}

/** The thing itself, but hardly what else was said of it, is beside the question: green tea is not any tea in a green tin. */
function levelOf(ofThing: number, fewest: number): number {
  const level = ofThing >> 4;
  if (fewest >= IS_ABOUT * 16) return level;
  return level >= IS_IT ? IS_ABOUT - 1 : Math.min(level, IS_ABOUT - 2);
}

function ofOneTerm({ ordinals, scores }: Earned): Scored | null {
  if (ordinals.length === 0) return null;
  const fits = new Uint8Array(ordinals.length);
  const levels = new Uint8Array(ordinals.length);
  for (let index = 0; index < ordinals.length; index += 1) {
    fits[index] = scores[ordinals[index] as number] as number;
    levels[index] = (fits[index] as number) >> 4;
  }
  return { ordinals, scores: fits, levels };
}

/** How many of the terms the best item has. */
export function mostWords(earned: readonly Earned[]): number {
  let most = 0;
  for (const { ordinals } of earned) {
    for (let index = 0; index < ordinals.length; index += 1) {
      const ordinal = ordinals[index] as number;
      const terms = earned.reduce((sum, { scores }) => sum + (scores[ordinal] === 0 ? 0 : 1), 0);
      if (terms > most) most = terms;
    }
  }
  return most;
}
