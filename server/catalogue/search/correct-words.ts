/**
 * Corrects words that the catalogue does not have, before the search. What is one letter off is looked up in memory, what is
 * further off through the trigram index. A word that exists, or that some word begins with, is left alone.
 */
import type { Pool } from 'pg';

import { isStopWord } from '#contract/rules/search-words.ts';

import { isKnown } from './asked-terms.ts';
import { editDistance } from './edit-distance.ts';
import { ARABIC_LETTERS, spellingOf } from './spelling.ts';
import { stemsOf, SYNONYMS } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** Shorter words have too many neighbours, longer ones are no words. */
const SHORTEST = 3;
const LONGEST = 40;

/** For each word what will be searched, in order; one that two words were run together in becomes two. */
export async function correctWords(words: readonly string[], vocabulary: Vocabulary, pool: Pool): Promise<string[][]> {
  const corrected = words.map((word) =>
    isFine(word, vocabulary) ? [withoutLooseE(word, vocabulary)] : near(word, vocabulary),
  );
  const open = words.filter((_, index) => corrected[index] === null);
  const far = open.length === 0 ? null : await lookFurther(open, pool);
  const searched = words.map((word, index) => corrected[index] ?? far?.get(word) ?? [word]);
  if (searched.every((one, index) => one.join(' ') === words[index])) return searched;
  return searched.map((one, index) => (one[0] === words[index] ? [whole(words[index] ?? '', vocabulary)] : one));
}

/**
 * Beside a word that is corrected, one that lacks its last letter is written whole as well, where no other word begins so: "coffe beens" are
 * coffee beans, while "chick" stays as it is.
 */
function whole(word: string, vocabulary: Vocabulary): string {
  if (!isCorrectable(word) || vocabulary.itemsOf(word) > 0) return word;
  const [first = word, ...others] = vocabulary.from(word);
  const isOnly = others.every((other) => stemsOf([other]) === stemsOf([first]));
  return isOnly && first.length === word.length + 1 ? first : word;
}

/** "Tomatoe" is found by its stem: shown is the word that the shop writes. */
function withoutLooseE(word: string, vocabulary: Vocabulary): string {
  const stem = word.slice(0, -1);
  const isLoose = word.endsWith('e') && vocabulary.itemsOf(word) === 0 && vocabulary.itemsOf(stem) > 0;
  return isLoose && isKnown(word, vocabulary) ? stem : word;
}

function isFine(word: string, vocabulary: Vocabulary): boolean {
  return !isUnknown(word, vocabulary) || vocabulary.hasBeginning(word);
}

function isUnknown(word: string, vocabulary: Vocabulary): boolean {
  return isCorrectable(word) && !isStopWord(word) && !isKnown(word, vocabulary);
}

function isCorrectable(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && /^\p{L}+$/u.test(word);
}

/**
 * What may have been meant where nothing was found, for the shopper to say: also for a word that begins another one, which is never corrected
 * unasked ("carot" begins carotene). Null where a word is near to nothing: half a correction is none.
 */
export function meantWords(words: readonly string[], vocabulary: Vocabulary): string[] | null {
  const meant: string[] = [];
  for (const word of words) {
    const instead = isUnknown(word, vocabulary) ? near(word, vocabulary) : [word];
    if (instead === null) return null;
    meant.push(...instead);
  }
  return meant.join(' ') === words.join(' ') ? null : meant;
}

/** The likeliest word one letter off, else another name of one ("yogrt" is yogurt, which the shop writes yoghurt), else two words written as one. */
function near(word: string, vocabulary: Vocabulary): string[] | null {
  const itemsOf = (candidate: string): number => vocabulary.itemsOf(candidate);
  const best = likeliest(word, itemsOf);
  if (best !== null) return [best];
  const other = likeliest(word, (candidate) => Math.max(0, ...namesOf(candidate).map(itemsOf)));
  if (other === null) return split(word, vocabulary);
  return [namesOf(other).toSorted((one, another) => itemsOf(another) - itemsOf(one))[0] ?? other];
}

/** The names that mean the same, in the letters of the word. */
function namesOf(word: string): readonly string[] {
  const isLatin = /^[a-z]/.test(word);
  return (SYNONYMS.same.get(stemsOf([word])) ?? []).filter((name) => /^[a-z]/.test(name) === isLatin);
}

function likeliest(word: string, itemsOf: (candidate: string) => number): string | null {
  let best: string | null = null;
  let bestScore = 0;
  for (const [candidate, likelihood] of oneOff(word)) {
    // What says nothing was not meant: لاب is no slip for لا.
    if (isOtherArticle(word, candidate) || isOtherShort(word, candidate)) continue;
    if (candidate.length < SHORTEST || isStopWord(candidate)) continue;
    const score = itemsOf(candidate) * likelihood * (candidate[0] === word[0] ? 4 : 1);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}

/** A word that only looks alike because it begins with an article is another word: what follows is not the same. */
function isOtherArticle(word: string, candidate: string): boolean {
  return candidate.startsWith('ال') && !word.startsWith('ال');
}

/** Of three letters the first is seldom a slip: ثلج (ice) is not فلج, the name of a brand. */
function isOtherShort(word: string, candidate: string): boolean {
  return word.length === SHORTEST && candidate[0] !== word[0];
}

/** Swapped and doubled letters are commoner slips than wrong ones. */
function* oneOff(word: string): Generator<[string, number]> {
  const alphabet = /^[a-z]/.test(word) ? LATIN : ARABIC_LETTERS;
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (tail.length > 1) yield [head + tail[1] + tail[0] + tail.slice(2), 4];
    if (tail !== '') yield [head + tail.slice(1), tail[0] === head.at(-1) ? 6 : 2];
    for (const letter of alphabet) {
      yield [head + letter + tail, letter === head.at(-1) ? 6 : 3];
      if (tail !== '') yield [head + letter + tail.slice(1), 2];
    }
  }
}

function split(word: string, vocabulary: Vocabulary): string[] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => vocabulary.itemsOf(part) > 0)) return parts;
  }
  return null;
}

/** Words by trigrams, the fewest letters apart first, then the commonest. */
async function lookFurther(words: readonly string[], pool: Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<[string, string, number]>({
    name: 'catalogue_similar_words',
    text: `select asked.word, near.word, near.items
      from unnest($1::text[], $2::text[]) as asked(word, spelling)
      cross join lateral (
        select word, items from catalogue_word
        where spelling % asked.spelling order by similarity(spelling, asked.spelling) desc, items desc limit 40
      ) as near`,
    values: [words, words.map(spellingOf)],
    rowMode: 'array',
  });
  const best = new Map<string, { word: string; distance: number; items: number }>();
  for (const [asked, word, items] of rows) {
    if (/^[a-z]/.test(asked) !== /^[a-z]/.test(word)) continue;
    // A word still being typed may lack its end.
    const distance = Math.min(editDistance(asked, word), editDistance(asked, word.slice(0, asked.length)) + 0.5);
    if (distance > Math.max(1, Math.floor(asked.length / 3))) continue;
    const had = best.get(asked);
    const isBetter = had === undefined || distance < had.distance || (distance === had.distance && items > had.items);
    if (isBetter) best.set(asked, { word, distance, items });
  }
  return new Map([...best].map(([asked, { word }]) => [asked, [word]]));
}
