import { expect, test } from 'vitest';

import { KINDS, makeQuestions } from './questions.ts';

const names = [
  { en: 'Fresh Camel Milk Strawberry', ar: 'حليب إبل طازج بالفراولة' },
  { en: 'Basmati Rice Extra Long', ar: 'أرز بسمتي طويل الحبة' },
  { en: 'Sparkling Water with Lemon', ar: 'مياه غازية بالليمون' },
];

test('no question comes twice, and every kind comes as often', () => {
  const questions = makeQuestions(names, 120);
  expect(new Set(questions.map(({ query, page }) => `${query} ${page}`)).size).toBe(120);
  for (const kind of KINDS) expect(questions.filter((question) => question.kind === kind)).toHaveLength(20);
});

test('questions are the same at every run', () => {
  expect(makeQuestions(names, 60)).toEqual(makeQuestions(names, 60));
});

test('words and pairs are those of the names', () => {
  const questions = makeQuestions(names, 60);
  const all = names.flatMap(({ en, ar }) => [en.toLowerCase(), ar]);
  for (const { kind, query } of questions) {
    if (kind.endsWith('pair')) expect(query.split(' ')).toHaveLength(2);
    if (kind.endsWith('word')) expect(all.some((name) => name.split(' ').includes(query))).toBe(true);
  }
});

test('names that say nothing are an error, not a shorter bench', () => {
  expect(() => makeQuestions([{ en: '7up', ar: '7' }], 6)).toThrow('0 questions');
});
