import { beforeAll, expect, it } from 'vitest';

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

it('where muffins alone have oats and milk in them, the answer is milk, and the shop says what it has not', async () => {
  const { products, missedWords } = await answer('oat milk', 'strong');
  expect(products.length).toBeGreaterThan(4);
  expect(products.every(({ family }) => family.en === 'Fresh & Long Life Milk')).toBe(true);
  expect(missedWords).toEqual(['oat milk']);
  const { products: others } = await answer('oat milk', 'weak');
  expect(others.map(({ name }) => name.en)).toContain('Blueberry Muffins');
});

it('a thing that is named by another word of the question, or has it in it, stays the answer', async () => {
  const { products, missedWords } = await answer('canned tuna', 'strong');
  expect(products[0]?.name.en).toContain('Tuna');
  expect(missedWords).toEqual([]);
  const { products: chocolate } = await answer('almond milk chocolate', 'strong');
  expect(chocolate[0]?.name.en).toBe('Almond Milk Chocolate');
});

it('beside milk stand laban and yoghurt before what only has milk in it', async () => {
  const { products } = await answer('milk', 'weak');
  const laban = products.findIndex(({ name }) => name.en === 'Full Cream Laban');
  const corn = products.findIndex(({ name }) => name.en === 'Sweetcorn Kernels');
  expect(laban).toBeGreaterThan(-1);
  expect(corn === -1 || laban < corn).toBe(true);
});
