/** Names of elsewhere, answered with what the shop has and told in either of its languages. */
import { beforeAll, expect, it } from 'vitest';

import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { suggestView } from '#server/catalogue/views/suggest.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { openTestCatalogue, question } from '#tests/support/search-shop.ts';

import { searchedWords, toldWords } from './shop-names.ts';
import { SYNONYMS } from './synonyms.ts';
import { Vocabulary } from './vocabulary.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  const { db } = await createDemoDatabase();
  catalogue = await openTestCatalogue(db);
  return () => catalogue.close();
});

it.each([
  ['pampers', 'nappies', 'حفاضات'],
  ['بامبرز', 'nappies', 'حفاضات'],
  ['maggi', 'instant noodles', 'نودلز سريعة'],
  ['اندومي', 'instant noodles', 'نودلز سريعة'],
  ['جبن بارميزان', 'italian hard cheese', 'جبنة إيطالية صلبة'],
])('%s is told as %s and as %s, above the answer and while it is typed', async (query, en, ar) => {
  const { correctedQuery } = await searchView(catalogue, question({ query }));
  expect(correctedQuery).toEqual({ en, ar });
  const { suggestions } = await suggestView(catalogue, { query });
  expect(suggestions[0]).toMatchObject({ kind: 'word', label: { en, ar } });
});

it('what the shop has by its own name, or only spells otherwise, is told as one in both languages', async () => {
  expect((await searchView(catalogue, question({ query: 'butter' }))).correctedQuery).toBeNull();
  const slip = await searchView(catalogue, question({ query: 'mlik' }));
  expect(slip.correctedQuery).toEqual({ en: 'milk', ar: 'milk' });
});

it('what stands before a name of elsewhere stays as it was typed', async () => {
  const { suggestions } = await suggestView(catalogue, { query: 'pampers siz' });
  expect(suggestions[0]?.label).toEqual({ en: 'nappies size', ar: 'حفاضات size' });
});

it('is searched in the letters in which it was typed', () => {
  const none = new Vocabulary([]);
  expect(searchedWords([['pampers']], none)).toEqual(['nappies']);
  expect(searchedWords([['بامبرز']], none)).toEqual(['حفاضات']);
  expect(toldWords([['milk']], none)).toBeNull();
  const own = new Vocabulary([['pampers', 3]]);
  expect(searchedWords([['pampers']], own)).toEqual(['pampers']);
});

it('each name has a reading in both languages', () => {
  for (const [name, { en, ar }] of SYNONYMS.instead) {
    expect(en.join(' '), name).toMatch(/^[a-z ]+$/);
    expect(ar.join(' '), name).toMatch(/^[ء-ي ]+$/);
  }
});
