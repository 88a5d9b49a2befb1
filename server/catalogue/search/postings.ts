/** Which items have which of the asked terms, and what they are to them: read from the vocabulary's rows in one query. */
import { endianness } from 'node:os';

import type { Pool } from 'pg';

import { prefixEntries } from '#contract/rules/search-words.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';

import type { Question, AskedTerm } from './asked-terms.ts';
import { besideSoldOut } from './beside-sold-out.ts';
import { isBorneOut } from './borne-out.ts';
import { combine, mostWords, type Earned } from './combine-terms.ts';
import { meetingDemands, type Fit } from './demands.ts';
import { thingInstead } from './thing-instead.ts';
import type { Vocabulary } from './vocabulary.ts';
import { IS_ABOUT, IS_IT } from './word-levels.ts';

/** The items of a question: parallel arrays, in no order. */
export interface Matches {
  /** Ordinals, each once, listed ones only. */
  ordinals: Int32Array;
  /** How well each fits, 0 to 255. */
  scores: Uint8Array;
  /** How much each is about the question, on the scale of word-levels.ts; all 0 where nothing was asked. */
  levels: Uint8Array;
}

export interface FoundMatches {
  matches: Matches;
  /** Words of the question that nothing in the shop has, where other words of it found something. */
  missed: string[];
  /** Whether some item has all of the words. */
  isWhole: boolean;
  /** Whether a word is at best the beginning of another: "ice" of "iced". */
  isBegun: boolean;
  /** Whether nothing that is the thing has what several words together ask of it: no chocolate is sugar free. */
  isUnmet: boolean;
  /** Whether what was found bears out what was corrected. */
  isBorneOut: boolean;
  fit: Fit;
}

interface Row {
  /** Which asked term. */
  asked: number;
  isA: 'whole' | 'meant' | 'typed' | 'term' | 'kind' | 'other' | 'beginning';
  /** Item ids and levels as table.ts says. */
  postings: Uint32Array;
}

interface Where {
  vocabulary: Vocabulary;
  pool: Pool;
  shelf: Shelf;
  /** The last word may have more letters to come, even if it is a word as it stands. */
  isTyping: boolean;
  /** Words of the question that were not typed so, and that what is found has to bear out. */
  corrected: ReadonlySet<string>;
}

/** Items with all terms, else those with the most. The last word, and any that is no word of the catalogue, is also a beginning. */
export async function findMatches(question: Question, where: Where): Promise<FoundMatches> {
  const { terms } = question;
  const rows = await readRows(question, where);
  const rowsOf = (index: number): Row[] => rows.filter((row) => row.asked === index);
  const earned = terms.map((_, index) => earnings(rowsOf(index), where));
  const thing = thingOf(terms, earned);
  const whole = combine(earned, thing, terms.length);
  const asked = whole ?? combine(earned, thing, mostWords(earned)) ?? unscored(new Int32Array(0));
  const ofThing = earned[thing];
  const fit = meetingDemands(terms, earned);
  const instead = thingInstead(whole, ofThing, terms.length);
  const matches = instead ?? besideSoldOut(asked, ofThing, { terms: terms.length, fit, shelf: where.shelf });
  const isLacking = ({ beginning, isDemand }: AskedTerm, place: number): boolean => {
    if (place === thing || ofThing === undefined || ofThing.most < IS_IT * 16) return false;
    // Figs that are eaten with cheese are vegan, and no vegan cheese.
    if (isDemand) return !meet(ofThing, earned[place], IS_IT * 16);
    return whole === null && beginning === null && !meet(ofThing, earned[place]);
  };
  const isUnmet = instead !== null || terms.some(isLacking);
  // What a beginning earns is a level and nothing more.
  const isBegun = earned.some(({ most }) => most > 0 && most % 16 === 0);
  const isProved = isBorneOut(terms, earned, where.corrected);
  earned.forEach(giveBack);
  const isMissed = (place: number): boolean => matches.ordinals.length > 0 && earned[place]?.ordinals.length === 0;
  const missed = terms.flatMap(({ beginning }, place) => (isMissed(place) ? (beginning ?? []) : []));
  return { matches, missed, isWhole: whole !== null, isBegun, isUnmet, isBorneOut: isProved, fit };
}

/** Whether some item that earns at least so much with the one has both. */
function meet(one: Earned, other: Earned | undefined, least = 1): boolean {
  return one.ordinals.some((ordinal) => (one.scores[ordinal] as number) >= least && (other?.scores[ordinal] ?? 0) > 0);
}

export function unscored(ordinals: Int32Array): Matches {
  return { ordinals, scores: new Uint8Array(ordinals.length), levels: new Uint8Array(ordinals.length) };
}

/** Letters that a word must have to be read as a beginning: one letter begins a tenth of the catalogue. */
const BEGINNING_LETTERS = 2;
/** In one question: each reads many postings, and twelve would read most of a large catalogue (security-findings M2). */
const BEGINNINGS_MAX = 2;

/** Which terms count as beginnings, by their places: the one that is still being typed, then those that the catalogue has not whole. */
function beginningsOf(terms: readonly AskedTerm[]): ReadonlySet<number> {
  const last = terms.length - 1;
  const places = terms.flatMap(({ exact }, place) => (place !== last && exact.length === 0 ? [place] : []));
  const long = [last, ...places].filter((place) => (terms[place]?.beginning ?? '').length >= BEGINNING_LETTERS);
  return new Set(long.slice(0, BEGINNINGS_MAX));
}

/** Which term says what the thing is: the last that anything is, in Arabic the first. */
function thingOf(terms: readonly AskedTerm[], earned: readonly Earned[]): number {
  const places = terms.map((_, place) => place);
  const inOrder = terms[0]?.isArabic === true ? places : places.toReversed();
  return inOrder.find((place) => (earned[place]?.most ?? 0) >= IS_IT * 16) ?? inOrder[0] ?? 0;
}

async function readRows({ terms, whole }: Question, { vocabulary, pool }: Where): Promise<Row[]> {
  const beginnings = beginningsOf(terms);
  const entries = terms.map(({ exact, typed, meant, kinds, others, beginning }, asked) => {
    const read = new Map<string, Row['isA']>();
    if (beginnings.has(asked) && beginning !== null)
      for (const start of prefixEntries(beginning))
        for (const entry of vocabulary.from(start)) read.set(entry, 'beginning');
    for (const entry of others) read.set(entry, 'other');
    for (const entry of kinds) read.set(entry, 'kind');
    for (const entry of exact) read.set(entry, typed.includes(entry) ? 'typed' : 'term');
    for (const entry of meant) read.set(entry, 'meant');
    if (whole !== null) read.set(whole, 'whole');
    return read;
  });
  const { rows } = await pool.query<[string, Buffer]>({
    name: 'catalogue_postings',
    text: 'select word, postings from catalogue_word where word = any($1::text[])',
    values: [[...new Set(entries.flatMap((some) => [...some.keys()]))]],
    rowMode: 'array',
  });
  return rows.flatMap(([word, bytes]) => {
    const postings = numbersOf(bytes);
    return entries.flatMap((some, asked) => {
      const isA = some.get(word);
      return isA === undefined ? [] : [{ asked, isA, postings }];
    });
  });
}

/** Big-endian bytes as numbers, without copying where they lie well. */
function numbersOf(bytes: Buffer): Uint32Array {
  const own = bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
  if (IS_LITTLE_ENDIAN) own.swap32();
  return new Uint32Array(own.buffer, own.byteOffset, own.length / 4);
}

const IS_LITTLE_ENDIAN = endianness() === 'LE';

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

/** For every level what a posting earns, 0 for nothing. */
type Earns = Uint8Array;

const AS_TERM: Earns = Uint8Array.from({ length: 16 }, (_, level) => level * 16 + 8);
/** Of two that fit as well the one that is called so comes first: bread before the wraps that Arabic calls bread. */
const AS_TYPED: Earns = AS_TERM.map((earned) => earned + 1);
/** Before what is called so; what only has to do with it is no more than before. */
const AS_MEANT: Earns = AS_TYPED.map((earned, level) => (level < IS_IT ? 0 : earned + 1));
/** A kind of what was asked for is that too; what only has to do with a kind is nothing. */
const AS_KIND: Earns = Uint8Array.from({ length: 16 }, (_, level) => (level < IS_IT ? 0 : 13 * 16 + 4));
/** After all of those, yet an answer. */
const AS_OTHER: Earns = AS_KIND.map((earned) => Math.max(0, earned - 16));
/** More for a kind that stands where things of the asked name stand: salmon among the fish before tuna among the cans. */
const AMONG_SUCH = 8;
const ON_SUCH_A_SHELF = (IS_ABOUT - 1) * 16;
const AS_BEGINNING: Earns = Uint8Array.from({ length: 16 }, (_, level) => level * 16);
/** Beside things of that very name, what only begins so is hardly meant. */
const AS_LONGER_WORD: Earns = Uint8Array.from({ length: 16 }, (_, level) => Math.min(level, 2) * 16);

function earnings(rows: readonly Row[], { shelf: { shown, count }, isTyping }: Where): Earned {
  const scores = takeSheet(count);
  const ordinals = new Int32Array(
    Math.min(
      count,
      rows.reduce((sum, row) => sum + row.postings.length, 0),
    ),
  );
  let found = 0;
  let most = 0;
  const read = (postings: Uint32Array, earns: Earns, among: number): void => {
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] as number;
      const id = posting >>> 4;
      // An item newer than the shelf is not shown yet.
      const ordinal = id < shown.length ? (shown[id] as number) : -1;
      if (ordinal === -1) continue;
      let earned = earns[posting & 15] as number;
      if (earned === 0) continue;
      const had = scores[ordinal] as number;
      if (had === 0) ordinals[found++] = ordinal;
      else if (had >= ON_SUCH_A_SHELF && had < IS_IT * 16) earned += among;
      if (earned > had) scores[ordinal] = earned;
      if (earned > most) most = earned;
    }
  };
  const readAll = (kind: Row['isA'], earns: Earns, among = 0): void => {
    for (const { isA, postings } of rows) if (isA === kind) read(postings, earns, among);
  };
  readAll('whole', AS_TERM);
  readAll('meant', AS_MEANT);
  readAll('typed', AS_TYPED);
  readAll('term', AS_TERM);
  readAll('kind', AS_KIND, AMONG_SUCH);
  readAll('other', AS_OTHER);
  const hasThem = most >= IS_ABOUT * 16;
  if (!hasThem) readAll('beginning', AS_BEGINNING);
  else if (isTyping) readAll('beginning', AS_LONGER_WORD);
  return { scores, ordinals: ordinals.subarray(0, found), most };
}
