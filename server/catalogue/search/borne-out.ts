/** Whether a correction of several words is borne out by what it finds: «واقي شمس» is no slip for «وادي شمس», a maker's name beside sunflowers. */
import type { AskedTerm } from './asked-terms.ts';
import type { OfTerm } from './combine-terms.ts';
import { consonantsOf } from './vocabulary.ts';
import { NAMES_IT, SAYS_IT } from './word-levels.ts';

/** Fewer are alike by chance. */
const ALIKE_FROM = 2;

/** The words of several that were put for others of another sound: "seat" is not "sea", while "mlk" is milk whatever stands beside it. */
export function toBeProved(words: readonly string[], typed: readonly string[]): ReadonlySet<string> {
  const sounds = new Set(typed.map(consonantsOf).filter(({ length }) => length >= ALIKE_FROM));
  const isTyped = (word: string): boolean => typed.includes(word) || sounds.has(consonantsOf(word));
  return new Set(words.length > 1 ? words.filter((word) => !isTyped(word)) : []);
}

/**
 * One product has to say all words of `corrected` by its name, shelf or tags, and the others no less than by its brand or origin. A demand is left
 * out: that no chocolate is sugar free is said of it, and "chocilate" is chocolate all the same.
 */
export function isBorneOut(
  terms: readonly AskedTerm[],
  earned: readonly OfTerm[],
  corrected: ReadonlySet<string>,
): boolean {
  const asked = terms.flatMap(({ words, isDemand }, place) => {
    const isCorrected = words.some((word) => corrected.has(word));
    const scores = earned[place]?.scores;
    return scores === undefined || (isDemand && !isCorrected) ? [] : [{ scores, isCorrected }];
  });
  const candidates = earned[terms.findIndex(({ words }) => words.some((word) => corrected.has(word)))]?.ordinals;
  if (candidates === undefined) return true;
  return candidates.some((ordinal) =>
    asked.every(({ scores, isCorrected }) => (scores[ordinal] as number) >= (isCorrected ? SAYS_IT : NAMES_IT) * 16),
  );
}
