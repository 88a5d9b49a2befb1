/** What may stand below an answer as related to it. */
import { beforeAll, expect, it } from 'vitest';

import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { suggestView } from '#server/catalogue/views/suggest.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { openTestCatalogue, question } from '#tests/support/search-shop.ts';

let catalogue: Catalogue;
let codesOf: (badge: string) => ReadonlySet<string>;

beforeAll(async () => {
  const { db, rows } = await createDemoDatabase();
  codesOf = (badge) => new Set(rows.items.filter(({ badges }) => badges.includes(badge)).map(({ code }) => code));
  catalogue = await openTestCatalogue(db);
  return () => catalogue.close();
});

const answer = (query: string, strength: 'strong' | 'weak') => searchView(catalogue, question({ query, strength }));
const codes = ({ products }: { products: readonly { stockCode: string }[] }) =>
  products.map(({ stockCode }) => stockCode);

it.each([
  ['gluten free bread', 'gluten-free'],
  ['خبز خالي من الغلوتين', 'gluten-free'],
  ['gluten free pasta', 'gluten-free'],
  ['gluten free', 'gluten-free'],
  ['lactose free milk', 'lactose-free'],
  ['vegan cheese', 'vegan'],
  ['organic bread', 'organic'],
])('what is related to %s is %s as well', async (query, badge) => {
  const { weakTotal } = await answer(query, 'strong');
  const related = codes(await answer(query, 'weak'));
  expect(related).toHaveLength(Math.min(60, weakTotal));
  expect(related.filter((code) => !codesOf(badge).has(code))).toEqual([]);
});

it.each(['sugar free chocolate', 'تمر بدون سكر', 'شوكولاتة خالية من السكر'])(
  'beside %s, which the shop has not, nothing related has sugar in it',
  async (query) => {
    const { products, missedWords } = await answer(query, 'strong');
    expect(products.length).toBeGreaterThan(4);
    expect(missedWords).toEqual([query]);
    expect((await answer(query, 'weak')).products.map(({ name }) => name.en)).toEqual(['Cola Zero Sugar']);
  },
);

it('what is eaten with cheese is no vegan cheese, and the shop says so', async () => {
  const { total, missedWords } = await answer('vegan cheese', 'strong');
  expect(total).toBeGreaterThan(0);
  expect(missedWords).toEqual(['vegan cheese']);
  expect((await answer('vegan', 'strong')).missedWords).toEqual([]);
  expect((await answer('organic eggs', 'strong')).missedWords).toEqual([]);
});

it('where all gluten free bread is sold out, other goods without gluten stand below it, those that say so first', async () => {
  const { products } = await answer('gluten free bread', 'weak');
  expect(
    products
      .slice(0, 2)
      .map(({ name }) => name.en)
      .toSorted(),
  ).toEqual(['Gluten Free Rolled Oats', 'Gluten-Free Corn Penne']);
});

it('no bread with gluten is suggested for gluten free bread', async () => {
  const { suggestions } = await suggestView(catalogue, { query: 'gluten free bread' });
  const suggested = suggestions.filter(({ kind }) => kind === 'product').map(({ key }) => key);
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested.filter((code) => !codesOf('gluten-free').has(code))).toEqual([]);
});

it('what only has a corrected word in it is not related to what was typed', async () => {
  const names = async (query: string) => (await answer(query, 'weak')).products.map(({ name }) => name.en);
  const related = await names('zaatr');
  expect(related).toContain('Zaatar Manakish');
  expect(related).not.toContain('Roast Beef Slices');
  expect(await names('zaatar')).toContain('Roast Beef Slices');
});
