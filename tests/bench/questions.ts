/** What shoppers may type, made of the names of products: words and pairs in both languages, beginnings, slips. */
import type { ProductName } from './catalogue-names.ts';

export const KINDS = ['word', 'Arabic word', 'pair', 'Arabic pair', 'beginning', 'slip'] as const;
export type QuestionKind = (typeof KINDS)[number];

export interface Question {
  kind: QuestionKind;
  query: string;
  page: number;
}

/** A question that came up before is asked for its next page, as far as here. */
const LAST_PAGE = 40;

/** All different, the kinds in turn, the same for the same names. */
export function makeQuestions(names: readonly ProductName[], count: number): Question[] {
  const random = seededRandom(7);
  const pages = new Map<string, number>();
  const questions: Question[] = [];
  for (let tries = 0; questions.length < count && tries < count * 20; tries += 1) {
    const kind = KINDS[questions.length % KINDS.length] as QuestionKind;
    const name = names[Math.floor(random() * names.length)];
    const query = name && typed(kind, name, random);
    if (!query) continue;
    const page = (pages.get(query) ?? 0) + 1;
    pages.set(query, page);
    if (page <= LAST_PAGE) questions.push({ kind, query, page });
  }
  if (questions.length < count) throw new Error(`the catalogue's names give ${questions.length} questions only`);
  return questions;
}

function typed(kind: QuestionKind, name: ProductName, random: () => number): string | undefined {
  // Beginnings and slips come in both languages.
  const isArabic = kind.startsWith('Arabic') || (!/word|pair/.test(kind) && random() < 0.3);
  const words = wordsOf(isArabic ? name.ar : name.en);
  const at = Math.floor(random() * words.length);
  const word = words[at];
  if (word === undefined) return undefined;
  const next = words[at + 1];
  if (kind.endsWith('word')) return word;
  if (kind.endsWith('pair')) return next && `${word} ${next}`;
  if (kind === 'beginning') return word.slice(0, 2 + Math.floor(random() * (word.length - 2)));
  return word.length < 5 ? undefined : slipIn(word, random);
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

/** One letter left out, doubled, or two that changed places; the first letter is seldom wrong. */
function slipIn(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const slips = [before + after, before + here + here + after, before + after.charAt(0) + here + after.slice(1)];
  return slips[Math.floor(random() * slips.length)] as string;
}

/** mulberry32: even enough, and the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
