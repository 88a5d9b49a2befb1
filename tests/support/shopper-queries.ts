/**
 * What shoppers ask the demo shop for and what is right for it: the lines of shopper-queries/*.txt. Written before any answer
 * was looked at. A line is `question | right | also fine`: products by stock code (101001, or 101001-3 for three in a row), by
 * family, `category:`, `brand:` or `badge:`; a minus before one takes it out again, and a lone minus is nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';

import type { DemoRows } from '#server/demo/demo-rows.ts';

export interface ShopperQuery {
  theme: string;
  query: string;
  /** Stock codes of what is meant. */
  right: ReadonlySet<string>;
  /** Right ones, and those that nobody would call wrong. */
  fine: ReadonlySet<string>;
}

const FOLDER = new URL('shopper-queries/', import.meta.url);

/** @throws Error at a word that names nothing of the shop */
export function readShopperQueries(rows: DemoRows): ShopperQuery[] {
  const codesOf = codesByWord(rows);
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, FOLDER), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => {
          const [query = '', right = '', also = ''] = line.split('|').map((part) => part.trim());
          const meant = chosen(right, codesOf);
          return {
            theme: file.replace('.txt', ''),
            query,
            right: meant,
            fine: new Set([...meant, ...chosen(also, codesOf)]),
          };
        }),
    );
}

function codesByWord({ items, families }: DemoRows): (word: string) => readonly string[] {
  // One cut of a product stands for it in lists.
  const productOf = new Map(items.map(({ code, productKey }) => [code, productKey]));
  const withCuts = (codes: readonly string[]): string[] => {
    const products = new Set(codes.map((code) => productOf.get(code)));
    return items.filter(({ productKey }) => products.has(productKey)).map(({ code }) => code);
  };
  const categoryOf = new Map(families.map(({ key, categoryKey }) => [key, categoryKey]));
  const byWord = new Map<string, string[]>();
  for (const item of items) {
    const words = [
      item.code,
      item.familyKey,
      `category:${categoryOf.get(item.familyKey) ?? ''}`,
      `brand:${item.brandKey}`,
      ...item.badges.map((badge) => `badge:${badge}`),
    ];
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), item.code]);
  }
  return (word) => {
    const [, first = '', last = ''] = /^(\d{6})-(\d+)$/.exec(word) ?? [];
    const numbers = items.map(({ code }) => code);
    const end = first.slice(0, 6 - last.length) + last;
    const found = first === '' ? byWord.get(word) : numbers.filter((code) => code >= first && code <= end);
    if (found === undefined || found.length === 0) throw new Error(`the demo shop has no ${word}`);
    return withCuts(found);
  };
}

function chosen(words: string, codesOf: (word: string) => readonly string[]): Set<string> {
  const codes = new Set<string>();
  for (const word of words.split(/\s+/).filter((one) => one !== '' && one !== '-')) {
    if (word.startsWith('-')) for (const code of codesOf(word.slice(1))) codes.delete(code);
    else for (const code of codesOf(word)) codes.add(code);
  }
  return codes;
}

export interface Verdict {
  /** The first five, or as many as there are, are what was meant, and none of those is missing. */
  isRight: boolean;
  /** Places up to ten at which stands what a shopper would call wrong, by stock code. */
  wrong: string[];
}

/**
 * Judges the first ten answers. `shown`: what lists show; `buyable`: those that can be bought, which come before the others. Where
 * nothing of what is meant can be bought, it must be among the ten.
 */
export function judge(
  query: ShopperQuery,
  answers: readonly string[],
  { shown, buyable }: Readonly<Record<'shown' | 'buyable', ReadonlySet<string>>>,
): Verdict {
  const isMeant = (code: string): boolean => query.right.has(code);
  const wanted = Math.min(5, [...query.right].filter((code) => buyable.has(code)).length);
  const first = answers.slice(0, wanted);
  const isThere = ![...query.right].some((code) => shown.has(code)) || answers.slice(0, 10).some(isMeant);
  return {
    isRight: isThere && first.length === wanted && first.every(isMeant),
    wrong: answers.slice(0, 10).filter((code) => !query.fine.has(code)),
  };
}
