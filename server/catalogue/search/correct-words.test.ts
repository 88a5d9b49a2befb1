import { describe, expect, it } from 'vitest';

import { meantWords } from './correct-words.ts';
import { editDistance } from './edit-distance.ts';
import { spellingOf } from './spelling.ts';
import { Vocabulary } from './vocabulary.ts';

describe('editDistance', () => {
  it.each([
    ['milk', 'milk', 0],
    ['mlik', 'milk', 1],
    ['mik', 'milk', 1],
    ['millk', 'milk', 1],
    ['mulk', 'milk', 1],
    ['brocoly', 'broccoli', 2],
    ['', 'abc', 3],
    ['دحاج', 'دجاج', 1],
  ])('%s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('spellingOf', () => {
  it('gives each Arabic letter a sign of its own and leaves Latin ones', () => {
    expect(spellingOf('milk')).toBe('milk');
    expect(spellingOf('حليب')).toMatch(/^[\da-z]{4}$/);
    expect(new Set(Array.from('ابتثجحخدذرزسشصضطظعغفقكلمنهوي', spellingOf)).size).toBe(28);
  });
});

describe('Vocabulary', () => {
  const words = new Vocabulary([
    ['apple', 4],
    ['apples', 9],
    ['apricot', 2],
    ['~appl', 13],
    ['chess', 1],
    ['حليب', 3],
  ]);

  it('knows words in any number, and beginnings', () => {
    expect(words.has('apples')).toBe(true);
    expect(words.has('الحليب')).toBe(true);
    expect(words.has('apric')).toBe(false);
    expect(words.has('chesse')).toBe(false);
    expect(words.hasBeginning('apric')).toBe(true);
    expect(words.hasBeginning('zebra')).toBe(false);
  });

  it('lists words from a beginning, the commonest first, without the beginning itself', () => {
    expect(words.commonestFrom('ap', 2)).toEqual(['apples', 'apple']);
    expect(words.commonestFrom('apple', 5)).toEqual(['apples']);
    expect(words.commonestFrom('x', 5)).toEqual([]);
  });
});

describe('meantWords', () => {
  const words = new Vocabulary([
    ['yoghurt', 20],
    ['milk', 9],
    ['egg', 3],
    ['فلج', 24],
  ]);

  it.each([
    ['mlik', ['milk']],
    // Two letters off the word that products have, one off another name of it.
    ['yogrt', ['yoghurt']],
    ['xyzzy', null],
    // Ice is not the brand that differs in its first letter.
    ['ثلج', null],
    ['فلح', ['فلج']],
  ])('%s means %o', (typed, meant) => {
    expect(meantWords([typed], words)).toEqual(meant);
  });

  it('means nothing where only some of the words are near to one of the shop', () => {
    expect(meantWords(['mlik', 'egg'], words)).toEqual(['milk', 'egg']);
    expect(meantWords(['mlik', 'xyzzy'], words)).toBeNull();
  });
});
