/** What somebody who is typing will have typed, where the words so far are answered by nothing that is called so. */
import { isKnown } from './asked-terms.ts';
import { stemsOf, SYNONYMS } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The words with the last one, which is none yet, as the end of a phrase that the shop has ("coconut mil"), else, where nothing is all of the words,
 * as the commonest word that it begins: "oat mi" is oat milk, and not whatever has oats and mint in it. Null where there is none.
 */
export function likelierWords(words: readonly string[], vocabulary: Vocabulary, isUnmet: boolean): string[] | null {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || isKnown(last, vocabulary)) return null;
  const end = endOfPhrase(words, vocabulary) ?? (isUnmet ? vocabulary.commonestFrom(last, 1)[0] : undefined);
  return end === undefined ? null : [...words.slice(0, -1), end];
}

/** The stem that is the last word of the commonest phrase which the words begin. */
function endOfPhrase(words: readonly string[], vocabulary: Vocabulary): string | undefined {
  const last = words.at(-1) ?? '';
  let end: string | undefined;
  let most = 0;
  for (const [key, { entry }] of SYNONYMS.phrases) {
    const stems = key.split(' ');
    const before = stemsOf(words.slice(-stems.length, -1));
    const isBegun = stems.length > 1 && stems.length <= words.length && key.startsWith(`${before} ${last}`);
    const items = isBegun ? vocabulary.itemsOf(entry) : 0;
    if (items > most) [end, most] = [stems.at(-1), items];
  }
  return end;
}
