/** A shop that names its products in Arabic alone, as an import may bring it: who asks in English is answered too. */
import { beforeAll, expect, it } from 'vitest';

import type { Bilingual } from '#contract/wire-types.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { changeCatalogue, putBrands, putCategories, putFamilies, putItems } from '#server/catalogue/store.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { openTestCatalogue, question } from '#tests/support/search-shop.ts';

const { db, rows } = await createDemoDatabase();
let catalogue: Catalogue;

const inArabic = <T extends { name: Bilingual }>(row: T): T => ({ ...row, name: { en: row.name.ar, ar: row.name.ar } });
const nothing = { en: '', ar: '' };

beforeAll(async () => {
  await changeCatalogue(db, {}, async (change) => {
    await putBrands(change, rows.brands.map(inArabic));
    await putCategories(change, rows.categories.map(inArabic));
    await putFamilies(change, rows.families.map(inArabic));
    await putItems(
      change,
      rows.items.map((row) => ({ ...inArabic(row), tags: [], units: nothing, ingredients: nothing, cut: null })),
    );
  });
  catalogue = await openTestCatalogue(db);
  await catalogue.refresh();
  return () => catalogue.close();
});

it.each([
  ['milk', 'fresh-milk'],
  ['okra', 'peppers-aubergines'],
  ['basmati rice', 'basmati-rice'],
  ['honey', 'honey-jars'],
])('%s is answered', async (query, family) => {
  const { products, correctedQuery } = await searchView(catalogue, question({ query }));
  const families = products.map((card) => rows.items.find(({ code }) => code === card.stockCode)?.familyKey);
  expect(families).toContain(family);
  expect(correctedQuery).toBeNull();
});
