/** Which items have which of the asked words, and how well: read from the vocabulary's rows in one query. */
import { endianness } from 'node:os';

import type { Pool } from 'pg';

import { exactEntries, prefixEntries } from '#contract/rules/search-words.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';

import type { Vocabulary } from './vocabulary.ts';

/** What an item earns with a word, by the weights that the word has there: A 8, B 5, C 3, D 1; twice that for the whole word. */
const EARNED = Uint8Array.from(
  { length: 16 },
  (_, mask) => (mask & 8) + (mask & 4 ? 5 : 0) + (mask & 2 ? 3 : 0) + (mask & 1),
);

/** The items of a question: parallel arrays, in no order. */
export interface Matches {
  /** Ordinals, each once, listed ones only. */
  ordinals: Int32Array;
  /** How well each fits, 0 to 255. */
  scores: Uint8Array;
}

interface Row {
  /** Which asked word. */
  asked: number;
  /** The word itself, not only a word that begins so. */
  isExact: boolean;
  /** Item ids and weights as table.ts says. */
  postings: Uint32Array;
}

/**
 * Items that have all the words; where no item has, those that have the most of them. The last word, and any that is no
 * word of the catalogue, also counts as a beginning.
 */
export async function findMatches(
  words: readonly string[],
  vocabulary: Vocabulary,
  pool: Pool,
  shelf: Shelf,
): Promise<Matches> {
  const rows = await readRows(words, vocabulary, pool);
  const earned = words.map((_, index) =>
    earnings(
      rows.filter((row) => row.asked === index),
      shelf,
    ),
  );
  const matches = combine(earned, words.length) ?? combine(earned, mostWords(earned)) ?? NOTHING;
  earned.forEach(giveBack);
  return matches;
}

const NOTHING: Matches = { ordinals: new Int32Array(0), scores: new Uint8Array(0) };

/** Letters that a word must have to be read as a beginning: one letter begins a tenth of the catalogue. */
const BEGINNING_LETTERS = 2;
/** In one question: each reads many postings, and twelve would read most of a large catalogue (security-findings M2). */
const BEGINNINGS_MAX = 2;

/** Which words count as beginnings, by their places: the one that is still being typed, then those that the catalogue has not whole. */
function beginningsOf(words: readonly string[], vocabulary: Vocabulary): ReadonlySet<number> {
  const last = words.length - 1;
  const places = words.flatMap((word, place) => (place !== last && !vocabulary.has(word) ? [place] : []));
  const long = [last, ...places].filter((place) => (words[place] ?? '').length >= BEGINNING_LETTERS);
  return new Set(long.slice(0, BEGINNINGS_MAX));
}

async function readRows(words: readonly string[], vocabulary: Vocabulary, pool: Pool): Promise<Row[]> {
  const exact = words.map(exactEntries);
  const beginnings = beginningsOf(words, vocabulary);
  const entries = words.map((word, asked) => {
    const begun = beginnings.has(asked) ? prefixEntries(word).flatMap((start) => vocabulary.from(start)) : [];
    return new Set([...(exact[asked] ?? []).filter((entry) => vocabulary.itemsOf(entry) > 0), ...begun]);
  });
  const { rows } = await pool.query<[string, Buffer]>({
    name: 'catalogue_postings',
    text: 'select word, postings from catalogue_word where word = any($1::text[])',
    values: [[...new Set(entries.flatMap((some) => [...some]))]],
    rowMode: 'array',
  });
  return rows.flatMap(([word, bytes]) => {
    const postings = numbersOf(bytes);
    return entries.flatMap((some, asked) =>
      some.has(word) ? [{ asked, isExact: exact[asked]?.includes(word) === true, postings }] : [],
    );
  });
}

/** Big-endian bytes as numbers, without copying where they lie well. */
function numbersOf(bytes: Buffer): Uint32Array {
  const own = bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  if (IS_LITTLE_ENDIAN) own.swap32();
  return new Uint32Array(own.buffer, own.byteOffset, own.length / 4);
}

const IS_LITTLE_ENDIAN = endianness() === 'LE';

/** What each item earns with one asked word. */
interface Earned {
  /** By ordinal; all zeros again once it was given back. */
  scores: Uint8Array;
  /** Ordinals that earn something, each once. */
  ordinals: Int32Array;
}

/** Score sheets to write on: one a word, as long as the shelf, cleaned where they were written. */
const sheets: Uint8Array[] = [];

function takeSheet(length: number): Uint8Array {
  const sheet = sheets.pop();
  return sheet !== undefined && sheet.length >= length ? sheet : new Uint8Array(length);
}

function giveBack({ scores, ordinals }: Earned): void {
  for (let index = 0; index < ordinals.length; index += 1) scores[ordinals[index] as number] = 0;
  if (sheets.length < 16) sheets.push(scores);
}

function earnings(rows: readonly Row[], { shown, count }: Shelf): Earned {
  const scores = takeSheet(count);
  const ordinals = new Int32Array(
    Math.min(
      count,
      rows.reduce((sum, row) => sum + row.postings.length, 0),
    ),
  );
  let found = 0;
  for (const { isExact, postings } of rows) {
    const factor = isExact ? 2 : 1;
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] as number;
      const id = posting >>> 4;
      // An item newer than the shelf is not shown yet.
      const ordinal = id < shown.length ? (shown[id] as number) : -1;
      if (ordinal === -1) continue;
      const earned = (EARNED[posting & 15] as number) * factor;
      const had = scores[ordinal] as number;
      if (had === 0) ordinals[found++] = ordinal;
      if (earned > had) scores[ordinal] = earned;
    }
  }
  return { scores, ordinals: ordinals.subarray(0, found) };
}

/** Items that earn with at least `least` of the words, and their mean score; null where there is none. */
function combine(earned: readonly Earned[], least: number): Matches | null {
  if (least === 0) return null;
  const [only] = earned;
  if (earned.length === 1 && only !== undefined) return ofOneWord(only);
  // Whoever earns with `least` words of n earns with one of any n - least + 1: the rarest will do.
  const rarest = earned.toSorted((a, b) => a.ordinals.length - b.ordinals.length).slice(0, earned.length - least + 1);
  const seen = new Set<number>();
  const ordinals = new Int32Array(rarest.reduce((sum, one) => sum + one.ordinals.length, 0));
  const scores = new Uint8Array(ordinals.length);
  let found = 0;
  for (const { ordinals: candidates } of rarest) {
    for (let index = 0; index < candidates.length; index += 1) {
      const ordinal = candidates[index] as number;
      let words = 0;
      let sum = 0;
      for (const one of earned) {
        const score = one.scores[ordinal] as number;
        if (score > 0) words += 1;
        sum += score;
      }
      if (words < least) continue;
      if (rarest.length > 1) {
        if (seen.has(ordinal)) continue;
        seen.add(ordinal);
      }
      ordinals[found] = ordinal;
      scores[found++] = Math.ceil((sum / earned.length) * 4);
    }
  }
  return found === 0 ? null : { ordinals: ordinals.subarray(0, found), scores: scores.subarray(0, found) };
}

function ofOneWord({ ordinals, scores }: Earned): Matches | null {
  if (ordinals.length === 0) return null;
  const fits = new Uint8Array(ordinals.length);
  for (let index = 0; index < ordinals.length; index += 1) {
    fits[index] = (scores[ordinals[index] as number] as number) * 4;
  }
  return { ordinals, scores: fits };
}

/** How many of the words the best item has. */
function mostWords(earned: readonly Earned[]): number {
  let most = 0;
  for (const { ordinals } of earned) {
    for (let index = 0; index < ordinals.length; index += 1) {
      const ordinal = ordinals[index] as number;
      const words = earned.reduce((sum, { scores }) => sum + (scores[ordinal] === 0 ? 0 : 1), 0);
      if (words > most) most = words;
    }
  }
  return most;
}
