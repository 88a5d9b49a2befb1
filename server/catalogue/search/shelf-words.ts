/** Which typed words a name of a shelf or a brand answers to. */
import { foldLetters } from '#contract/rules/fold-text.ts';
import { indexWords, prefixEntries } from '#contract/rules/search-words.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import { placeName } from './name-units.ts';

/** Names are folded once a version. */
const folded = new WeakMap<Bilingual, string[]>();

/** Whether each asked word begins some word of the name. */
export function beginsAll(name: Bilingual, starts: readonly string[][]): boolean {
  const entries = folded.get(name) ?? indexWords(`${name.en} ${name.ar}`);
  folded.set(name, entries);
  return starts.every((any) => entries.some((entry) => any.some((start) => entry.startsWith(start))));
}

const heads = new WeakMap<Bilingual, string[]>();

/**
 * Whether a word begins what the shelf says it holds: the head of what it names first, and whatever it names by one word alone. "Canned
 * Vegetables & Coconut Milk" is no shelf of milk, and no canned one.
 */
export function saysWhatItHolds(name: Bilingual, words: readonly string[]): boolean {
  const entries = heads.get(name) ?? [...headsOf(name.en, 'en'), ...headsOf(name.ar, 'ar')];
  heads.set(name, entries);
  return words.some((word) => prefixEntries(word).some((start) => entries.some((entry) => entry.startsWith(start))));
}

function headsOf(name: string, language: 'en' | 'ar'): string[] {
  return name.split(/[,&،]| and | و/).flatMap((part, at) =>
    placeName(part, language)
      .filter((unit) => unit.part === 'whole' || (at === 0 && (unit.part === 'head' || unit.part === 'main')))
      .flatMap(({ entries }) => entries),
  );
}

/** Whether the brand's name begins with the words, in either language. */
export function isNamedSo(name: Bilingual, words: readonly string[]): boolean {
  const typed = words.join(' ');
  return [name.en, name.ar].some((one) => foldLetters(one).join(' ').startsWith(typed));
}
