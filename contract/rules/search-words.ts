/**
 * Words as search compares them, over the folded letters of fold-text.ts: what is indexed for a text, and what a typed word
 * may find. A word is indexed as written; where its stem differs, also as `~stem`, which keeps stems apart from words that
 * shoppers see in corrections and suggestions.
 */
import { bareWord, foldLetters } from './fold-text.ts';

export const STEM_MARK = '~';

/** Words that say nothing about a product; neither indexed nor asked for. */
const STOP_WORDS = new Set([
  'a',
  'an',
  'and',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'contain',
  'contains',
  'may',
  'some',
  'something',
  'any',
  'anything',
  'يحتوي',
  'قد',
  'من',
  'في',
  'مع',
  'علي',
  'او',
]);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

const IRREGULAR: Readonly<Record<string, string>> = {
  halves: 'half',
  knives: 'knif',
  leaves: 'leaf',
  loaves: 'loaf',
  children: 'child',
  women: 'woman',
};

/** One form for singular and plural (English, lightly) and for Arabic with and without article. Not always a word. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return bareWord(word);
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  return withoutFinalE(singularOf(word));
}

function singularOf(word: string): string {
  if (!word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('oes')) return word.slice(0, -2);
  if (/(sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutFinalE(word: string): string {
  if (word.length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}

/** What a text is indexed under, each once, in the order of its words. */
export function indexWords(text: string): string[] {
  const words = new Set<string>();
  for (const word of foldLetters(text)) {
    if (STOP_WORDS.has(word)) continue;
    words.add(word);
    const stem = stemOf(word);
    if (stem !== word) words.add(STEM_MARK + stem);
  }
  return [...words];
}

/** The words a shopper asks for: folded, each once, at most `most`; words that say nothing go unless there is nothing else. */
export function askedWords(text: string, most = 12): string[] {
  const words = [...new Set(foldLetters(text))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, most);
}

/** The index entries that are the word itself, in any number and with or without article. */
export function exactEntries(word: string): string[] {
  const stem = stemOf(word);
  return [...new Set([word, stem, STEM_MARK + stem])];
}

/** The index entries of which one shows that the catalogue has the word: itself, its singular, or another form of it. */
export function knownEntries(word: string): string[] {
  return [
    ...new Set([word, bareWord(word), /^[a-z]{4,}$/.test(word) ? singularOf(word) : word, STEM_MARK + stemOf(word)]),
  ];
}

/** The beginnings of index entries that the word may be the beginning of. */
export function prefixEntries(word: string): string[] {
  const bare = bareWord(word);
  return [...new Set([word, bare, STEM_MARK + bare])];
}
