import { beforeAll, expect, it } from 'vitest';

import { isOutOfStock } from '#contract/rules/availability.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { openTestCatalogue, question } from '#tests/support/search-shop.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue((await createDemoDatabase()).db);
  return () => catalogue.close();
});

const answer = (query: string, strength: 'strong' | 'weak') => searchView(catalogue, question({ query, strength }));

it.each(['fresh laban', 'لبن طازج'])(
  '%s is sold out: other laban that can be bought stands behind it',
  async (query) => {
    const { products, weakTotal } = await answer(query, 'strong');
    expect(products.map(({ name }) => name.en)).toEqual(['Fresh Laban']);
    expect(products.every(isOutOfStock)).toBe(true);
    const { products: others } = await answer(query, 'weak');
    expect(others).toHaveLength(weakTotal);
    expect(others.slice(0, 2).map(({ name }) => name.en)).toEqual(['Full Cream Laban', 'Low Fat Laban']);
  },
);

it('where what was asked for can be bought, the rest of its name stays away', async () => {
  const { products } = await answer('brown eggs', 'strong');
  expect(products.some((card) => !isOutOfStock(card))).toBe(true);
  const { products: others } = await answer('brown eggs', 'weak');
  expect(others.map(({ family }) => family.en)).not.toContain(products[0]?.family.en);
});
