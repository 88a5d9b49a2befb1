/** Which items have which of the asked words, and how well: read from the vocabulary's rows in one query. */
import type { Pool } from 'pg';

import { exactEntries, prefixEntries } from '#contract/rules/search-words.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';

import { LAST, type Vocabulary } from './vocabulary.ts';

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
  isExact: boolean;
  postings: Buffer;
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
  return combine(earned, words.length) ?? combine(earned, mostWords(earned)) ?? NOTHING;
}

const NOTHING: Matches = { ordinals: new Int32Array(0), scores: new Uint8Array(0) };

async function readRows(words: readonly string[], vocabulary: Vocabulary, pool: Pool): Promise<Row[]> {
  const asked: number[] = [];
  const from: string[] = [];
  const to: string[] = [];
  words.forEach((word, index) => {
    for (const entry of exactEntries(word)) {
      asked.push(index);
      from.push(entry);
      to.push(entry);
    }
    if (index < words.length - 1 && vocabulary.has(word)) return;
    for (const start of prefixEntries(word)) {
      asked.push(index);
      from.push(start);
      to.push(start + LAST);
    }
  });
  const { rows } = await pool.query<[number, boolean, Buffer]>({
    name: 'catalogue_postings',
    text: `select r.asked, r.low = r.high, w.postings
      from unnest($1::integer[], $2::text[], $3::text[]) as r(asked, low, high)
      join catalogue_word w on w.word >= r.low collate "C" and w.word <= r.high collate "C"`,
    values: [asked, from, to],
    rowMode: 'array',
  });
  return rows.map(([index, isExact, postings]) => ({ asked: index, isExact, postings }));
}

/** What each item earns with one asked word. */
interface Earned {
  /** By ordinal. */
  scores: Uint8Array;
  /** Ordinals that earn something, each once. */
  ordinals: Int32Array;
}

function earnings(rows: readonly Row[], shelf: Shelf): Earned {
  const scores = new Uint8Array(shelf.count);
  const ordinals = new Int32Array(
    Math.min(
      shelf.count,
      rows.reduce((sum, row) => sum + row.postings.length / 4, 0),
    ),
  );
  let found = 0;
  for (const { isExact, postings } of rows) {
    const factor = isExact ? 2 : 1;
    for (let at = 0; at < postings.length; at += 4) {
      const posting = postings.readUInt32BE(at);
      const ordinal = shelf.shownFor(posting >>> 4);
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
  // Whoever earns with `least` words of n earns with one of any n - least + 1: the rarest will do.
  const rarest = earned.toSorted((a, b) => a.ordinals.length - b.ordinals.length).slice(0, earned.length - least + 1);
  const seen = rarest.length > 1 ? new Uint8Array(earned[0]?.scores.length ?? 0) : null;
  const ordinals = new Int32Array(rarest.reduce((sum, one) => sum + one.ordinals.length, 0));
  const scores = new Uint8Array(ordinals.length);
  let found = 0;
  for (const { ordinals: candidates } of rarest) {
    for (const ordinal of candidates) {
      if (seen !== null) {
        if (seen[ordinal] === 1) continue;
        seen[ordinal] = 1;
      }
      let words = 0;
      let sum = 0;
      for (const one of earned) {
        const score = one.scores[ordinal] as number;
        if (score > 0) words += 1;
        sum += score;
      }
      if (words < least) continue;
      ordinals[found] = ordinal;
      scores[found++] = Math.ceil((sum / earned.length) * 4);
    }
  }
  return found === 0 ? null : { ordinals: ordinals.subarray(0, found), scores: scores.subarray(0, found) };
}

/** How many of the words the best item has. */
function mostWords(earned: readonly Earned[]): number {
  const counts = new Uint8Array(earned[0]?.scores.length ?? 0);
  let most = 0;
  for (const { ordinals } of earned) {
    for (const ordinal of ordinals) {
      const count = (counts[ordinal] as number) + 1;
      counts[ordinal] = count;
      if (count > most) most = count;
    }
  }
  return most;
}
