/**
 * How much an item is about each of its words, 1 to 15: what it is, what kind of it, what goes with it. The level takes the place
 * of weights in the index, so that a question reads with one posting both whether an item has the word and what for.
 */
import { foldLetters } from '#contract/rules/fold-text.ts';
import { indexWords, STEM_MARK } from '#contract/rules/search-words.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import type { SearchDocument } from './catalogue-search.ts';
import { placeName, wordUnits, type NameUnit, type Part } from './name-units.ts';
import { wholeTagEntry } from './synonyms.ts';

/** From here on an item is what was asked for. */
export const IS_IT = 11;
/** From here on it has to do with it by name, shelf or tag; below by what is in it, who makes it, where it is from. */
export const IS_ABOUT = 6;
/** From here on somebody may have asked for it by its brand or where it is from; below it only has that in it. */
export const NAMES_IT = 2;
/** From here on its name, shelf or tags say the word. */
export const SAYS_IT = 4;

/** In a name: alone, where the shelf says the same among others, and where all of the shelf is that. */
const PARTS: Readonly<Record<Part, readonly [alone: number, listed: number, own: number]>> = {
  whole: [14, 15, 15],
  head: [13, 14, 14],
  // A dish by its name, unless the shelf says that it is more: butter chicken with rice stands behind what is chicken alone.
  main: [11, 14, 14],
  kind: [10, 12, 14],
  aside: [5, 5, 5],
};
/** A tag of several words, asked for as it stands. */
const WHOLE_TAG = 12;
const SHELF_HEAD = 13;
/** A demand such as "gluten free" is no thing, whatever the shelf is called. */
const DEMAND = 10;
const TAG: readonly [alone: number, listed: number, own: number] = [8, 9, 9];
const SHELF_KIND = 7;
const TAG_OF_WORDS = 6;
const SHELF_LISTED = 5;
const IN_A_PHRASE = SAYS_IT;
const BRAND = 3;
const ORIGIN = 2;
const REST = 1;

export function wordLevels(document: SearchDocument): Map<string, number> {
  const levels = new Map<string, number>();
  const raise = (entries: readonly string[], level: number): void => {
    for (const entry of entries) if ((levels.get(entry) ?? 0) < level) levels.set(entry, level);
  };
  const { name, brand, family, category, tags, origin, rest } = document;
  const places = [shelfLevels(family), shelfLevels(category)];
  /** Whether a shelf says the word: 0 not, or as a kind of what it holds; 1 among others; 2 as what it holds. */
  const shelfSays = (entries: readonly string[]): 0 | 1 | 2 => {
    const said = entries.flatMap((entry) => places.map((place) => place.get(entry)));
    return said.includes(SHELF_HEAD) ? 2 : said.includes(SHELF_LISTED) ? 1 : 0;
  };
  for (const place of places) for (const [entry, level] of place) raise([entry], level);
  for (const language of ['en', 'ar'] as const) {
    for (const { words, entries, isDemand, part } of placeName(name[language], language)) {
      const level = PARTS[part][shelfSays(entries)];
      raise(entries, isDemand ? Math.min(level, DEMAND) : level);
      if (words.length > 1) raise(indexWords(words.join(' ')), IN_A_PHRASE);
    }
  }
  for (const tag of tags) {
    const { whole, units, inner } = readTag(tag);
    if (whole !== null) raise([whole], WHOLE_TAG);
    for (const { entries } of units) raise(entries, units.length > 1 ? TAG_OF_WORDS : TAG[shelfSays(entries)]);
    raise(inner, IN_A_PHRASE);
  }
  raise(sharedWords(brand), BRAND);
  raise(sharedWords(origin), ORIGIN);
  raise(indexWords(rest.join(' ')), REST);
  return levels;
}

/** Names that many documents share are read once. */
const shelves = new WeakMap<Bilingual, ReadonlyMap<string, number>>();

/** What the name of a family or category says of all that is on it: of "Apples & Pears" each is one of them only. */
function shelfLevels(name: Bilingual): ReadonlyMap<string, number> {
  const known = shelves.get(name);
  if (known !== undefined) return known;
  const levels = new Map<string, number>();
  for (const language of ['en', 'ar'] as const) {
    const isList = /[,&،]| and | و/.test(name[language]);
    for (const { words, entries, part } of placeName(name[language].replace(/[,،&]/g, ' '), language)) {
      const level = part === 'head' || part === 'main' || part === 'whole' ? SHELF_HEAD : SHELF_KIND;
      // Names of shelves have an article where those of products have none.
      for (const entry of entries.flatMap(withBare)) levels.set(entry, isList ? SHELF_LISTED : level);
      if (words.length > 1) for (const entry of indexWords(words.join(' '))) levels.set(entry, IN_A_PHRASE);
    }
  }
  shelves.set(name, levels);
  return levels;
}

function withBare(entry: string): string[] {
  return entry.startsWith(STEM_MARK) && entry > `${STEM_MARK}ا` ? [entry, entry.slice(STEM_MARK.length)] : [entry];
}

/** Brands and origins likewise. */
const folded = new WeakMap<Bilingual, string[]>();

function sharedWords(name: Bilingual): string[] {
  const words = folded.get(name) ?? indexWords(`${name.en} ${name.ar}`);
  folded.set(name, words);
  return words;
}

interface ReadTag {
  /** The entry of all its words as one; null for a single word. */
  whole: string | null;
  units: readonly NameUnit[];
  /** The words within its phrases. */
  inner: readonly string[];
}

/** Many items have the same tags. */
const readTags = new Map<string, ReadTag>();
const TAGS_KEPT = 5000;

function readTag(tag: string): ReadTag {
  const known = readTags.get(tag);
  if (known !== undefined) return known;
  const words = foldLetters(tag);
  const units = wordUnits(words);
  const inner = units.flatMap((unit) => (unit.words.length > 1 ? indexWords(unit.words.join(' ')) : []));
  const read = { whole: units.length > 1 ? wholeTagEntry(words) : null, units, inner };
  if (readTags.size >= TAGS_KEPT) readTags.clear();
  readTags.set(tag, read);
  return read;
}
