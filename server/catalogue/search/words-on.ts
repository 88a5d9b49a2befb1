/** The words to go on with: the last one, where the catalogue has it, and the commonest that begin with it. */
import { foldLetters } from '#contract/rules/fold-text.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';

import { groupWords, isKnown } from './asked-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Where {
  vocabulary: Vocabulary;
  shelf: Shelf;
  /** Items that are suggested: a word that none of their names writes is not shown. */
  ids: readonly number[];
  /** Nothing is all of the words. */
  isUnmet: boolean;
  /** Whether something is all of these. */
  isAnswered: (words: readonly string[]) => Promise<boolean>;
}

/**
 * A last word that is one already, or with which nothing is all of the words, is made longer only where that is answered: "dates without sugar" goes
 * on to no Sukkary, which is a date as well, and "oat mi" to no oat milk.
 */
export async function wordsOn(
  words: readonly string[],
  { vocabulary, shelf, ids, isUnmet, isAnswered }: Where,
  limit: number,
): Promise<string[]> {
  const last = words.at(-1) ?? '';
  const own = vocabulary.itemsOf(last) > 0 && !isUnmet ? [last] : [];
  // A phrase is whole as it stands.
  if ((groupWords(words).at(-1)?.length ?? 0) > 1) return own;
  const longer = vocabulary.commonestFrom(last, limit);
  if (words.length === 1 || !(isUnmet || isKnown(last, vocabulary))) return [...own, ...longer];
  const written = new Set(ids.flatMap((id) => wordsOfName(id, shelf)));
  const shown = longer.filter((word) => written.has(word));
  const areAnswered = await Promise.all(shown.map((word) => isAnswered([...words.slice(0, -1), word])));
  return [...own, ...shown.filter((_, index) => areAnswered[index])];
}

function wordsOfName(id: number, shelf: Shelf): string[] {
  const name = shelf.names[shelf.columns.name[shelf.ordinalOf(id)] as number]?.name;
  return name === undefined ? [] : foldLetters(`${name.en} ${name.ar}`);
}
