/** What was typed as terms: phrases together, names of elsewhere as what they are, each with all the entries that mean it. */
import { exactEntries, isStopWord } from '#contract/rules/search-words.ts';

import { stemsOf, SYNONYMS, wholeTagEntry } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface AskedTerm {
  /** Those of the question that it is. */
  words: readonly string[];
  /** Index entries that are the term, those of its synonyms among them. */
  exact: readonly string[];
  /** Those of them that are the typed word itself, and not another name of it. */
  typed: readonly string[];
  /** Index entries of what it means first: Arabic bread, before all that Arabic calls bread. */
  meant: readonly string[];
  /** Index entries of kinds of it. */
  kinds: readonly string[];
  /** Index entries of what will do as well, after all kinds. */
  others: readonly string[];
  /** What its entries may begin with, where it may still be typed; null for a phrase. */
  beginning: string | null;
  /** What must be true of a thing and nothing will do instead of: gluten free. */
  isDemand: boolean;
  /** Arabic names the thing first, English last. */
  isArabic: boolean;
}

export interface Question {
  terms: readonly AskedTerm[];
  /** The entry of all its words as one, where the catalogue has it; else null. */
  whole: string | null;
}

/** A word of any of them is a word, whether this shop has it or not: charcoal is no slip for another. */
const TABLES = [SYNONYMS.phrases, SYNONYMS.same, SYNONYMS.kinds, SYNONYMS.instead];

/** At most so many: each reads postings. */
const TERMS_MAX = 12;

/** The words in groups, the longest that are one thing together; single words stay alone. */
export function groupWords(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(SYNONYMS.longest, words.length - at);
    while (length > 1 && !isOneThing(stemsOf(words.slice(at, at + length)))) length -= 1;
    groups.push(words.slice(at, at + length));
    at += length;
  }
  return groups;
}

function isOneThing(stems: string): boolean {
  return TABLES.some((table) => table.has(stems));
}

/** Whether the catalogue or the synonyms have the word, alone or as the first of several that are one thing. */
export function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const stem = stemsOf([word]);
  return vocabulary.has(word) || SYNONYMS.beginnings.has(stem) || TABLES.some((table) => table.has(stem));
}

/** The terms of words as they are searched; words that say nothing go unless there is nothing else. */
export function askedTerms(words: readonly string[], vocabulary: Vocabulary): Question {
  const groups = groupWords(words);
  const telling = groups.filter((group) => group.length > 1 || !isStopWord(group[0] ?? ''));
  const unlike = new Map((telling.length > 0 ? telling : groups).map((group) => [group.join(' '), group]));
  const terms = [...unlike.values()]
    .flatMap((group) => termsOf(group, vocabulary, unlike.size === 1))
    .slice(0, TERMS_MAX);
  const whole = wholeTagEntry(words);
  return { terms, whole: terms.length > 1 && vocabulary.itemsOf(whole) > 0 ? whole : null };
}

function termsOf(group: readonly string[], vocabulary: Vocabulary, isAlone = false): AskedTerm[] {
  const stems = stemsOf(group);
  const [word = ''] = group;
  const phrase = SYNONYMS.phrases.get(stems);
  const typed = group.length > 1 ? [] : spellingsOf(word, vocabulary).flatMap(exactEntries);
  const exact = new Set([...(phrase === undefined ? [] : [phrase.entry]), ...sameEntries(stems), ...typed]);
  const kinds = new Set(kindsOf(stems, SYNONYMS.kinds).flatMap(kindEntries));
  const others = new Set(kindsOf(stems, SYNONYMS.others).flatMap(kindEntries));
  const first = isAlone ? SYNONYMS.first.get(stems) : undefined;
  const isThere = (entry: string): boolean => vocabulary.itemsOf(entry) > 0;
  const term: AskedTerm = {
    words: group,
    exact: [...exact].filter(isThere),
    typed,
    meant: first === undefined ? [] : kindEntries(first).filter(isThere),
    kinds: [...kinds].filter((entry) => !exact.has(entry) && isThere(entry)),
    others: [...others].filter((entry) => !exact.has(entry) && !kinds.has(entry) && isThere(entry)),
    beginning: group.length > 1 ? null : word,
    isDemand: phrase?.isDemand === true,
    isArabic: word >= 'ء',
  };
  const isMissing = [term.exact, term.kinds, term.others].every((entries) => entries.length === 0) && !term.isDemand;
  // Nothing of it under any of its names: its words alone, then.
  return group.length > 1 && isMissing ? group.flatMap((one) => termsOf([one], vocabulary)) : [term];
}

function spellingsOf(word: string, vocabulary: Vocabulary): string[] {
  return SYNONYMS.same.has(stemsOf([word])) ? [word] : [word, ...vocabulary.commonerSpellings(word)];
}

function sameEntries(stems: string): string[] {
  return (SYNONYMS.same.get(stems) ?? []).flatMap(exactEntries);
}

function kindsOf(stems: string, table: ReadonlyMap<string, readonly string[]>): string[] {
  const names = new Set([stems, ...(SYNONYMS.same.get(stems) ?? []).map((word) => stemsOf([word]))]);
  return [...names].flatMap((name) => table.get(name) ?? []);
}

function kindEntries(kind: string): string[] {
  const stems = stemsOf(kind.split(' '));
  const phrase = SYNONYMS.phrases.get(stems);
  if (phrase !== undefined) return [phrase.entry];
  const same = sameEntries(stems);
  if (same.length > 0) return same;
  // Several words that are no term name what is tagged so.
  return kind.includes(' ') ? [wholeTagEntry(kind.split(' '))] : exactEntries(kind);
}
