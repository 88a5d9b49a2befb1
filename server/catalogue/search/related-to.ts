import type { Fit } from './demands.ts';
import type { Matches } from './postings.ts';
import { matchesAt } from './split-matches.ts';
import { NAMES_IT } from './word-levels.ts';

/** Below an answer nobody reads on for longer. */
export const MOST_RELATED = 40;

interface Question {
  fit: Fit;
  /** The words where they are not the ones typed, else null. */
  corrected: string | null;
}

/**
 * Of what has to do with the words, what may be called related to the question: what lacks a demand of it is what it was not to be (bread with
 * gluten), and what only has a corrected word among its ingredients is too far from what was typed.
 */
export function relatedTo(weak: Matches, { fit, corrected }: Question): Matches {
  if (fit === null && corrected === null) return weak;
  return matchesAt(
    weak,
    (index) =>
      fit?.[weak.ordinals[index] as number] !== 0 && (corrected === null || (weak.levels[index] as number) >= NAMES_IT),
  );
}
