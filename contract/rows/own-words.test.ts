import { expect, test } from 'vitest';

import { codeOfWords, OWN_WORDS_MAX, wordsOf } from './own-words.ts';

test.each([
  ['candles for the cake', '*candles for the cake'],
  ['  ice \n for  the cooler ', '*ice for the cooler'],
  ['خبز من عند أم علي', '*خبز من عند أم علي'],
  ['milk | bread', '*milk / bread'],
  ['*', '**'],
])('%j is an item of its own', (typed, code) => {
  expect(codeOfWords(typed)).toBe(code);
  expect(wordsOf(code)).toBe(code.slice(1));
});

test('blank words are none, and neither are too many', () => {
  expect(codeOfWords(' \t ')).toBeNull();
  expect(codeOfWords('x'.repeat(OWN_WORDS_MAX))).toHaveLength(OWN_WORDS_MAX + 1);
  expect(codeOfWords('x'.repeat(OWN_WORDS_MAX + 1))).toBeNull();
});

test.each(['106001', '', '*', '* ice', '*ice ', '*a  b', '*a|b', `*${'x'.repeat(61)}`])('%j holds no words', (code) => {
  expect(wordsOf(code)).toBeNull();
});
