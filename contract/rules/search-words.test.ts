import { describe, expect, it } from 'vitest';

import { askedWords, exactEntries, indexWords, prefixEntries, stemOf } from './search-words.ts';

describe('stemOf', () => {
  it.each([
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['cookies', 'cookie'],
    ['glasses', 'glass'],
    ['peaches', 'peach'],
    ['boxes', 'box'],
    ['eggs', 'egg'],
    ['cheeses', 'cheese'],
    ['olives', 'olive'],
    ['dates', 'date'],
    ['brioches', 'brioche'],
    ['leaves', 'leaf'],
    ['knives', 'knife'],
    ['shoes', 'shoe'],
    ['mangoes', 'mangos'],
    ['الجبن', 'جبن'],
  ])('%s is %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each([
    ['hummus', 'hummu'],
    ['swiss', 'swis'],
    ['eggs', 'eggplant'],
    ['pie', 'pi'],
  ])('%s is not %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

describe('index and question', () => {
  it('indexes a word as written and, where it differs, its stem', () => {
    expect(indexWords('Ripe Tomatoes in the Box')).toEqual(['ripe', 'tomatoes', '~tomato', 'box']);
    expect(indexWords('الحليب')).toEqual(['الحليب', '~حليب']);
  });

  it('asks for each word once, without words that say nothing', () => {
    expect(askedWords('milk and Milk')).toEqual(['milk']);
    expect(askedWords('and')).toEqual(['and']);
    expect(askedWords('!!!')).toEqual([]);
  });

  it('finds plural by singular, singular by plural, and both by a beginning', () => {
    for (const [asked, written] of [
      ['tomato', 'Tomatoes'],
      ['tomatoes', 'Tomato'],
      ['apples', 'Apple'],
      ['حليب', 'والحليب'],
      ['الحليب', 'حليب'],
    ] as const) {
      expect(indexWords(written).some((entry) => exactEntries(asked).includes(entry))).toBe(true);
    }
    const begins = (typed: string, written: string): boolean =>
      indexWords(written).some((entry) => prefixEntries(typed).some((start) => entry.startsWith(start)));
    expect(begins('tomatoe', 'Tomatoes')).toBe(true);
    expect(begins('الحل', 'حليب')).toBe(true);
    expect(begins('وجب', 'وجبة')).toBe(true);
  });
});
