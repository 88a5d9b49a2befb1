/** What may stand below an answer as related to it. */
import { beforeAll, expect, it } from 'vitest';

import { SORTS, type SearchInput } from '#contract/catalogue.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
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
const related = async (query: string, more: Partial<SearchInput> = {}) =>
  (await searchView(catalogue, question({ query, strength: 'weak', ...more }))).products;
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

it.each(['milk', 'حليب'])(
  'first related to %s is what stands beside it, and last what only has it in it',
  async (query) => {
    const products = await related(query);
    const categories = products.map(({ category }) => category);
    expect(categories.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 'dairy-eggs'));
    expect(categories.lastIndexOf('dairy-eggs')).toBe(11);
    expect(products.slice(12, 15).map(({ name }) => name.en)).toContain('Milk Chocolate Bar');
  },
);

it.each(['milk', 'salt', 'sugar', 'water'])('at most forty are related to %s, in any order of them', async (query) => {
  const { weakTotal } = await answer(query, 'strong');
  expect(weakTotal).toBe(40);
  const best = codes({ products: await related(query) });
  expect(best).toHaveLength(40);
  const cheapest = codes({ products: await related(query, { sort: 'stockSortRate-ASC' }) });
  expect(cheapest.toSorted()).toEqual(best.toSorted());
});

it.each([
  ['فول', ['rice-grains-pulses', 'cans-jars']],
  ['coriander', ['vegetables']],
])('where all that has the word stands elsewhere, the neighbours of %s come first', async (query, shelves) => {
  const products = await related(query);
  const { weakTotal } = await answer(query, 'strong');
  expect(products).toHaveLength(weakTotal);
  expect(products.slice(0, 6).filter(({ category }) => !shelves.includes(category))).toEqual([]);
  expect(products.slice(0, 6).some(isOutOfStock)).toBe(false);
});

it.each(SORTS)('what is sold out comes last among the related ones, by %s', async (sort) => {
  for (const query of ['milk', 'bread', 'chocolate', 'gluten free']) {
    const isLate = (await related(query, { sort })).map((card) => isOutOfStock(card) || card.isComingSoon);
    expect(isLate).toEqual(isLate.toSorted((a, b) => Number(a) - Number(b)));
  }
});
