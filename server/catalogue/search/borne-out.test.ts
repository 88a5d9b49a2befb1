/** What is corrected in a question of several words, and what was meant as it was typed. */
import { beforeAll, expect, it } from 'vitest';

import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { suggestView } from '#server/catalogue/views/suggest.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { openTestCatalogue, question } from '#tests/support/search-shop.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  const { db } = await createDemoDatabase();
  catalogue = await openTestCatalogue(db);
  return () => catalogue.close();
});

const answer = (query: string) => searchView(catalogue, question({ query }));

it.each(['واقي مطر', 'car seat', 'garden hose', 'car batery', 'hair dryer', 'حزام جلد', 'ساعة يد'])(
  'no word of %s is put for another that nothing here bears out',
  async (query) => {
    const { correctedQuery } = await answer(query);
    expect(correctedQuery).toBeNull();
  },
);

it.each([
  ['oat mlk', 'oat milk'],
  ['red brocoli', 'red broccoli'],
  ['wady ghaf', 'wadi ghaf'],
  ['indian ryce', 'indian rice'],
  ['organic honei', 'organic honey'],
  ['basmati tice', 'basmati rice'],
])('%s is %s: it sounds so, or a product is all of that', async (query, corrected) => {
  expect((await answer(query)).correctedQuery?.en).toBe(corrected);
});

it.each(['واقي شمس', 'واقي الشمس', 'كريم شمس', 'sun cream', 'sunblock', 'sunscreen'])(
  '%s is sunscreen, in the answer as in the suggestions',
  async (query) => {
    const { products, correctedQuery, weakTotal, missedWords } = await answer(query);
    expect(products.map(({ stockCode }) => stockCode)).toEqual(['124019']);
    expect([correctedQuery, weakTotal, missedWords]).toEqual([null, 0, []]);
    const { suggestions } = await suggestView(catalogue, { query });
    expect(suggestions.filter(({ kind }) => kind !== 'word').map(({ key }) => key)).toEqual(['124019']);
  },
);

it('what begins a thing of several words is no slip: nothing is suggested by a maker’s name', async () => {
  expect((await suggestView(catalogue, { query: 'واقي' })).suggestions).toEqual([]);
  const { suggestions } = await suggestView(catalogue, { query: 'واقي شم' });
  expect(suggestions.map(({ key }) => key)).toEqual(['124019']);
});

it('words in quotation marks are searched as they stand', async () => {
  const typed = await answer('"lactose free mlik"');
  expect([typed.correctedQuery, typed.missedWords]).toEqual([null, ['mlik']]);
  expect((await answer('«pampers»')).total).toBe(0);
  expect((await answer('“basmati rice”')).products[0]?.name.en).toBe('Basmati Rice');
});
