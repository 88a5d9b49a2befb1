/** A brand that is asked for by its whole name, and words that are shown as the products write them. */
import { beforeAll, expect, it } from 'vitest';

import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { openTestCatalogue, question } from '#tests/support/search-shop.ts';

const { db } = await createDemoDatabase();
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await openTestCatalogue(db);
  return () => catalogue.close();
});

it.each(['bayt al laban', 'بيت اللبن', 'Noor Dairy', 'zad basics'])(
  '%s: everything of the brand is what was asked for',
  async (query) => {
    const { products, total } = await searchView(catalogue, question({ query }));
    const brand = products[0]?.brand;
    const ofBrand = await searchView(catalogue, question({ brandDesc: [products[0]?.brandSlug ?? ''] }));
    expect(ofBrand.total).toBeGreaterThan(2);
    expect(products.filter((card) => card.brand.en === brand?.en)).toHaveLength(Math.min(60, ofBrand.total));
    expect(total).toBeGreaterThanOrEqual(ofBrand.total);
  },
);

it('a word of a brand’s name is no brand', async () => {
  const { products } = await searchView(catalogue, question({ query: 'laban' }));
  expect(products.every(({ name }) => /laban/i.test(name.en))).toBe(true);
});

it('a corrected word is shown as the products write it', async () => {
  const { correctedQuery } = await searchView(catalogue, question({ query: 'زبدت', language: 'ar' }));
  expect(correctedQuery?.en).toBe('زبدة');
});
