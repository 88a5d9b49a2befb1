/** Names of elsewhere as what this shop calls the thing: who asks for pampers is shown nappies, and told so in the shop's language. */
import { foldLetters } from '#contract/rules/fold-text.ts';
import type { Locale } from '#contract/urls.ts';

import { stemsOf, SYNONYMS, type ShopName } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A question whose names of elsewhere were replaced, as it is told in each language. */
export interface ToldWords {
  words: Readonly<Record<Locale, string[]>>;
  /** Whether it ends with such a name: nothing of that is still to be typed. */
  isEnd: boolean;
}

/** The words with those that the shop knows by another name replaced, in the letters in which they were typed. */
export function searchedWords(groups: readonly (readonly string[])[], vocabulary: Vocabulary): string[] {
  return groups.flatMap((group) => readingOf(group, vocabulary)?.[languageOf(group)].flatMap(foldLetters) ?? group);
}

/** Null where none of the groups is such a name. */
export function toldWords(groups: readonly (readonly string[])[], vocabulary: Vocabulary): ToldWords | null {
  const readings = groups.map((group) => readingOf(group, vocabulary));
  if (readings.every((reading) => reading === undefined)) return null;
  const inLanguage = (language: Locale): string[] => groups.flatMap((group, at) => readings[at]?.[language] ?? group);
  return { words: { en: inLanguage('en'), ar: inLanguage('ar') }, isEnd: readings.at(-1) !== undefined };
}

/** Undefined for what the shop itself has by that name. */
function readingOf(group: readonly string[], vocabulary: Vocabulary): ShopName | undefined {
  return group.every((word) => vocabulary.has(word)) ? undefined : SYNONYMS.instead.get(stemsOf(group));
}

function languageOf([word = '']: readonly string[]): Locale {
  return word >= 'ء' ? 'ar' : 'en';
}
