/** The words of synonyms.txt as search looks them up: by the stems of what was typed. */
import { readFileSync } from 'node:fs';

import { foldLetters } from '#contract/rules/fold-text.ts';
import { STEM_MARK, stemOf } from '#contract/rules/search-words.ts';
import type { Locale } from '#contract/urls.ts';

/** Several words that are one term. */
export interface Phrase {
  /** What it is indexed under: the stems of its first spelling behind the mark of stems. */
  entry: string;
  /** Nothing but the term itself will do. */
  isDemand: boolean;
}

/** What a name of elsewhere is called here, in each language: as it is written. */
export type ShopName = Readonly<Record<Locale, readonly string[]>>;

/** By the stems of a word, or of several words parted by spaces. */
interface Synonyms {
  /** Single words that mean the same, itself among them. */
  same: ReadonlyMap<string, readonly string[]>;
  /** Words that are kinds of it. */
  kinds: ReadonlyMap<string, readonly string[]>;
  /** Kinds that come after all others, and things that will do as well: ketchup for tomato sauce. */
  others: ReadonlyMap<string, readonly string[]>;
  phrases: ReadonlyMap<string, Phrase>;
  /** The words to search instead. */
  instead: ReadonlyMap<string, ShopName>;
  /** What is meant first where nothing else was said. */
  first: ReadonlyMap<string, string>;
  /** Dishes: what is tagged so goes into them. */
  dishes: ReadonlySet<string>;
  /** Words in the longest key. */
  longest: number;
  /** The first stems of phrases of several words: most words begin none. */
  beginnings: ReadonlySet<string>;
}

export function stemsOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

/** What a tag of several words is indexed under as one, apart from what a typed word may be the beginning of. */
export function wholeTagEntry(words: readonly string[]): string {
  return WHOLE_MARK + stemsOf(words);
}

export const WHOLE_MARK = '=';

export const SYNONYMS: Synonyms = read(readFileSync(new URL('synonyms.txt', import.meta.url), 'utf8'));

function read(text: string): Synonyms {
  const same = new Map<string, readonly string[]>();
  const kinds = new Map<string, readonly string[]>();
  const others = new Map<string, readonly string[]>();
  const phrases = new Map<string, Phrase>();
  const instead = new Map<string, ShopName>();
  const first = new Map<string, string>();
  const dishes = new Set<string>();
  for (const line of text.split('\n').filter((one) => /^[=>+!~*?] /.test(one))) {
    const [names = '', meant = ''] = line.slice(2).split(':');
    const keys = names.split(',').map(foldLetters);
    const words = keys.filter(({ length }) => length === 1).flat();
    const entry = STEM_MARK + stemsOf(keys[0] ?? []);
    for (const key of keys.map(stemsOf)) {
      if (line.startsWith('?')) dishes.add(key);
      else if (line.startsWith('=')) same.set(key, words);
      else if (line.startsWith('>')) {
        const [before = '', after] = meant.split(';');
        kinds.set(key, listOf(before));
        if (after !== undefined) others.set(key, listOf(after));
      } else if (line.startsWith('~')) instead.set(key, readingOf(meant));
      else if (line.startsWith('*')) first.set(key, foldLetters(meant).join(' '));
      else phrases.set(key, { entry, isDemand: line.startsWith('!') });
    }
  }
  const all = [same, kinds, phrases, instead].flatMap((some) => [...some.keys()]);
  const longest = Math.max(...all.map((key) => key.split(' ').length));
  const beginnings = new Set(
    [...phrases.keys()].flatMap((key) => (key.includes(' ') ? [key.split(' ')[0] ?? ''] : [])),
  );
  return { same, kinds, others, phrases, instead, first, dishes, longest, beginnings };
}

/** "nappies | حفاضات" */
function readingOf(meant: string): ShopName {
  const [en = '', ar = en] = meant.split('|');
  return { en: en.trim().split(' '), ar: ar.trim().split(' ') };
}

function listOf(words: string): string[] {
  return words.split(',').map((one) => foldLetters(one).join(' '));
}
