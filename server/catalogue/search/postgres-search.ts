/** Search over PostgreSQL's vocabulary and postings, counted and sorted over the shelf in memory. */
import { foldLetters } from '#contract/rules/fold-text.ts';
import { isQuoted } from '#contract/rules/quoted-words.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';
import type { Database } from '#server/kit/database.ts';

import { groupWords, askedTerms } from './asked-terms.ts';
import { toBeProved } from './borne-out.ts';
import { brandNamed } from './brand-named.ts';
import type { CatalogueSearch } from './catalogue-search.ts';
import { correctWords, meantWords } from './correct-words.ts';
import { isDishUnsold } from './dish-unsold.ts';
import { editDistance } from './edit-distance.ts';
import { countChosen, sieve } from './facets.ts';
import { withFamilyMates } from './family-mates.ts';
import { likelierWords } from './likelier-words.ts';
import { namedFirst } from './named-first.ts';
import { nearFirst } from './near-first.ts';
import { postgresIndex } from './postgres-index.ts';
import { findMatches, unscored, type FoundMatches } from './postings.ts';
import { MOST_RELATED, relatedTo } from './related-to.ts';
import { searchedWords, toldWords, type ToldWords } from './shop-names.ts';
import { bestMatches, idsOfPage } from './sort-matches.ts';
import { splitMatches } from './split-matches.ts';
import { suggestFrom } from './suggest.ts';
import { thingsFirst } from './things-first.ts';
import { Vocabulary } from './vocabulary.ts';
import { IS_IT } from './word-levels.ts';
import { wordsOn } from './words-on.ts';

interface Found extends FoundMatches {
  /** As searched. */
  words: string[];
  /** The words where they are not the ones typed, else null. */
  corrected: string | null;
  told: ToldWords | null;
}

/** `shelf` gives the version that is shown now. */
export function postgresSearch({ pool }: Database, shelf: () => Shelf): CatalogueSearch {
  const vocabularies = new WeakMap<Shelf, Promise<Vocabulary>>();
  const vocabularyOf = (now: Shelf): Promise<Vocabulary> => {
    const reading = vocabularies.get(now) ?? Vocabulary.read(pool);
    vocabularies.set(now, reading);
    // A failure must not stay.
    reading.catch(() => vocabularies.delete(now));
    return reading;
  };

  const find = async (text: string, now: Shelf, isTyping = false): Promise<Found> => {
    const typed = foldLetters(text);
    if (typed.length === 0) {
      // No text browses everything; punctuation alone finds nothing.
      const ordinals = text.trim() === '' ? now.listed : new Int32Array(0);
      const matches = unscored(ordinals);
      return {
        words: typed,
        matches,
        missed: [],
        isWhole: true,
        isBegun: false,
        isUnmet: false,
        isBorneOut: true,
        fit: null,
        corrected: null,
        told: null,
      };
    }
    const vocabulary = await vocabularyOf(now);
    if (isQuoted(text)) {
      const where = { vocabulary, pool, shelf: now, isTyping, corrected: new Set<string>() };
      return {
        words: typed,
        ...(await findMatches(askedTerms(typed, vocabulary), where)),
        corrected: null,
        told: null,
      };
    }
    const asWritten = searchedWords(groupWords(typed), vocabulary);
    const findBy = async (groups: readonly string[][]): Promise<Found> => {
      const words = searchedWords(groups, vocabulary);
      // A brand by its whole name is borne out by that.
      const corrected = brandNamed(words, now) === undefined ? toBeProved(words, asWritten) : new Set<string>();
      const where = { vocabulary, pool, shelf: now, isTyping, corrected };
      return {
        words,
        ...(await findMatches(askedTerms(words, vocabulary), where)),
        corrected: words.join(' ') === typed.join(' ') ? null : said(words),
        told: toldWords(groups, vocabulary),
      };
    };
    const found = await findBy(await knownGroups(typed, vocabulary, pool));
    // What the shop has not was meant as it was written: a car battery is no bakery.
    const isOther = !found.isWhole && (found.missed.some(isWord) || isFarFrom(found.words, asWritten));
    const isAsWritten = found.words.join(' ') === asWritten.join(' ');
    return !isAsWritten && (isOther || !found.isBorneOut) ? findBy(groupWords(typed)) : found;
  };

  /** Only of what the shop has. */
  const meantFor = async (words: readonly string[], now: Shelf): Promise<string | null> => {
    const vocabulary = await vocabularyOf(now);
    const meant = meantWords(words, vocabulary);
    if (meant === null) return null;
    const { matches } = await findMatches(askedTerms(meant, vocabulary), {
      vocabulary,
      pool,
      shelf: now,
      isTyping: false,
      corrected: new Set(),
    });
    return matches.levels.some((level) => level >= IS_IT) ? said(meant) : null;
  };

  return {
    ...postgresIndex,
    query: async (query) => {
      const now = shelf();
      const found = await find(query.text, now);
      const { words, matches, missed, isWhole, isBegun, corrected, told } = found;
      const { strong, weak: beside } = splitMatches(matches, now, brandNamed(words, now));
      const weak = withFamilyMates(relatedTo(beside, found), strong, found, now, MOST_RELATED);
      const isUnmet = found.isUnmet || isDishUnsold(words, strong, now);
      const isStrong = query.strength === 'strong';
      const { matches: chosen, facets } = sieve(isStrong ? strong : nearFirst(weak, strong, now), query.chosen, now);
      const left = isStrong ? chosen : bestMatches(chosen, MOST_RELATED, now);
      const isFirstByFit = query.sort === 'relevance' && query.offset === 0;
      const page = idsOfPage(left, query, now);
      const ids = isFirstByFit ? namedFirst(page, words, now) : page;
      const isAsTyped = isWhole && !isBegun && !isUnmet && !isFarFrom(words, foldLetters(query.text));
      return {
        ids,
        thingCount: isFirstByFit && isAsTyped ? thingsFirst(ids, left, now) : 0,
        total: left.ordinals.length,
        weakTotal: isStrong ? Math.min(MOST_RELATED, countChosen(weak, query.chosen, now)) : 0,
        facets,
        correctedQuery: corrected === null ? null : tell(told?.words ?? { en: words, ar: words }),
        // Where each word is something here and no product is all of it, the shop says so of the whole.
        missedWords:
          isUnmet && missed.length === 0
            ? [query.text.trim().slice(0, 160)]
            : missed.filter(isWord).map((word) => asTyped(word, query.text)),
        meantQuery: strong.ordinals.length === 0 && words.length > 0 ? await meantFor(words, now) : null,
      };
    },
    suggest: async (text, limit) => {
      const now = shelf();
      const typed = await find(text, now, true);
      if (typed.words.length === 0)
        return { products: [], named: 0, categories: [], families: [], brands: [], words: [], before: null };
      const vocabulary = await vocabularyOf(now);
      const { words, corrected, told } = typed;
      const likelier = likelierWords(words, vocabulary, typed.isUnmet);
      const found = likelier === null ? typed : await find(likelier.join(' '), now, true);
      // "Bicycle pump" goes on to no pumpkin: what the shop has not stays in the words.
      const isMissed = typed.missed.some((word) => isWord(word) && word !== words.at(-1));
      const suggested = suggestFrom(found, now, limit);
      const isAnswered = async (longer: readonly string[]): Promise<boolean> => {
        const { isWhole, isUnmet, matches } = await find(longer.join(' '), now);
        return isWhole && !isUnmet && matches.levels.some((level) => level >= IS_IT);
      };
      const where = { vocabulary, shelf: now, ids: suggested.products, isUnmet: found.isUnmet, isAnswered };
      const on = isMissed ? [] : await wordsOn(words, where, limit);
      const { en, ar } = told?.words ?? { en: words, ar: words };
      return {
        ...suggested,
        words: told?.isEnd
          ? [{ en: en.at(-1) ?? '', ar: ar.at(-1) ?? '' }].filter(() => on.includes(words.at(-1) ?? ''))
          : on.map((word) => ({ en: word, ar: word })),
        before: corrected === null ? null : { en: en.slice(0, -1), ar: ar.slice(0, -1) },
      };
    },
  };
}

function tell({ en, ar }: ToldWords['words']): Bilingual {
  return { en: said(en), ar: said(ar) };
}

/** Each word once. */
function said(words: readonly string[]): string {
  return [...new Set(words)].join(' ');
}

/** Whether a word was put for another that is more than a letter away. */
function isFarFrom(known: readonly string[], asWritten: readonly string[]): boolean {
  return known.some((word) => asWritten.every((typed) => editDistance(typed, word) > 1));
}

/** Sizes, single letters and what no word is as long as are no names of things. */
function isWord(word: string): boolean {
  return /^\p{L}{3,40}$/u.test(word);
}

/** A folded word in the letters that it was typed in. */
function asTyped(word: string, text: string): string {
  return text.match(/[\p{L}\p{M}]+/gu)?.find((typed) => foldLetters(typed).includes(word)) ?? word;
}

/** Typed words in groups, corrected where the catalogue does not know them. */
async function knownGroups(
  typed: readonly string[],
  vocabulary: Vocabulary,
  pool: Database['pool'],
): Promise<string[][]> {
  const groups = groupWords(typed);
  const single = groups.flatMap((group) => (group.length === 1 ? group : []));
  const corrected = await correctWords(single, vocabulary, pool);
  let next = 0;
  return groupWords(groups.flatMap((group) => (group.length > 1 ? group : (corrected[next++] ?? group))));
}
