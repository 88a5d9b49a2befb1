import { describe, expect, it } from 'vitest';

import { askedWords, exactEntries, indexWords, knownEntries, prefixEntries, stemOf } from './search-words.ts';

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

describe('the stem itself', () => {
  it.each([
    ['halves', 'half'],
    ['knives', 'knif'],
    ['leaves', 'leaf'],
    ['loaves', 'loaf'],
    ['children', 'child'],
    ['women', 'woman'],
    ['eggs', 'egg'],
    ['figs', 'fig'],
    ['hummus', 'hummus'],
    ['swiss', 'swiss'],
    ['basis', 'basis'],
    ['basics', 'basic'],
    ['berries', 'berry'],
    ['pies', 'pie'],
    ['ties', 'tie'],
    ['tomatoes', 'tomato'],
    ['toes', 'toe'],
    ['shoes', 'shoe'],
    ['heroes', 'hero'],
    ['flies', 'fly'],
    ['glasses', 'glass'],
    ['dishes', 'dish'],
    ['peaches', 'peach'],
    ['boxes', 'box'],
    ['quizzes', 'quizz'],
    ['doses', 'dose'],
    ['cookie', 'cooky'],
    ['brie', 'brie'],
    ['olive', 'oliv'],
    ['date', 'date'],
    ['pie', 'pie'],
    ['gas', 'gas'],
    ['boxesful', 'boxesful'],
    ['chessmens', 'chessmen'],
    ['oestrogens', 'oestrogen'],
    ['eggs!', 'eggs!'],
    ['eggs2', 'eggs2'],
    ['2eggs', '2eggs'],
    ['والحليب', 'حليب'],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe('index and question', () => {
  it('indexes a word as written and, where it differs, its stem', () => {
    expect(indexWords('Ripe Tomatoes in the Box')).toEqual(['ripe', 'tomatoes', '~tomato', 'box']);
    expect(indexWords('الحليب')).toEqual(['الحليب', '~حليب']);
  });

  it.each([
    ...'a an and for from in of on or the to with contain contains may'.split(' '),
    ...'يحتوي قد من في مع على أو'.split(' '),
  ])('%s says nothing of a product', (word) => {
    expect(indexWords(`${word} milk`)).toEqual(['milk']);
    expect(askedWords(`${word} milk`)).toEqual(['milk']);
  });

  it('indexes a word once', () => {
    expect(indexWords('milk and Milk')).toEqual(['milk']);
  });

  it('asks for 12 words at most, or as many as are wanted', () => {
    const fourteen = 'b c d e f g h i j k l m p q'.split(' ');
    expect(askedWords(fourteen.join(' '))).toEqual(fourteen.slice(0, 12));
    expect(askedWords('red milk', 1)).toEqual(['red']);
  });

  it('names the entries of a word, each once', () => {
    expect(exactEntries('tomatoes')).toEqual(['tomatoes', 'tomato', '~tomato']);
    expect(exactEntries('milk')).toEqual(['milk', '~milk']);
    expect(knownEntries('olives')).toEqual(['olives', 'olive', '~oliv']);
    expect(knownEntries('milk')).toEqual(['milk', '~milk']);
    expect(knownEntries('gas')).toEqual(['gas', '~gas']);
    expect(knownEntries('tomatoes')).toEqual(['tomatoes', 'tomato', '~tomato']);
    expect(knownEntries('7cups')).toEqual(['7cups', '~7cups']);
    expect(knownEntries('cups7s')).toEqual(['cups7s', '~cups7s']);
    expect(knownEntries('7ups')).toEqual(['7ups', '~7ups']);
    expect(knownEntries('ups7s')).toEqual(['ups7s', '~ups7s']);
    expect(knownEntries('والحليب')).toEqual(['والحليب', 'حليب', '~حليب']);
    expect(prefixEntries('الحل')).toEqual(['الحل', 'حل', '~حل']);
    expect(prefixEntries('milk')).toEqual(['milk', '~milk']);
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
