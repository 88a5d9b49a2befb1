/** What the field offers while something is typed, and what is asked back where nothing was found. */
import { beforeAll, describe, expect, it } from 'vitest';

import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { suggestView } from '#server/catalogue/views/suggest.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { openTestCatalogue, question } from '#tests/support/search-shop.ts';

const { db } = await createDemoDatabase();
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await openTestCatalogue(db);
  return () => catalogue.close();
});

const search = (query: string) => searchView(catalogue, question({ query, pageSize: 24 }));

describe('suggestions', () => {
  it('suggests shelves and products', async () => {
    const { suggestions } = await suggestView(catalogue, { query: 'dat' });
    expect(suggestions.some(({ kind, label }) => kind === 'category' && /Dates/.test(label.en))).toBe(true);
    expect(suggestions.filter(({ kind }) => kind === 'product').length).toBeGreaterThan(2);
  });

  const suggested = async (query: string) => (await suggestView(catalogue, { query })).suggestions;
  const shelvesFor = async (query: string) =>
    (await suggested(query)).filter(({ kind }) => kind !== 'product' && kind !== 'word').map(({ label }) => label.en);

  it('a word to go on with keeps what is typed before it, and is none of what search reads as two words', async () => {
    const words = async (query: string) =>
      (await suggested(query)).filter(({ kind }) => kind === 'word').map(({ label }) => label.en);
    expect(await words('low-fa')).toContain('low-fat');
    expect(await words('500g')).toEqual([]);
    // What the shop has not goes on to nothing.
    expect(await words('bicycle pump')).toEqual([]);
    expect(await words('soup pump')).toContain('soup pumpkin');
    // A slip in it does not go along.
    expect(await words('chiken breast')).toEqual(['chicken breast']);
    expect(await words('chiken bre')).toContain('chicken breast');
  });

  it.each(['mil', 'milk', 'حليب', 'egg', 'dat', 'rice', 'أرز'])('%s: products before shelves', async (query) => {
    const kinds = (await suggested(query)).map(({ kind }) => kind).filter((kind) => kind !== 'word');
    expect(kinds[0]).toBe('product');
    expect(kinds.lastIndexOf('product')).toBeLessThan(kinds.findIndex((kind) => kind !== 'product'));
  });

  it.each([
    ['dana', 'brand', 'Dana Mills'],
    ['نور', 'brand', 'Noor Dairy'],
    ['ready', 'category', 'Ready Meals & Kits'],
  ])('%s, which no product is, begins with a %s', async (query, kind, name) => {
    const first = (await suggested(query)).find((one) => one.kind !== 'word');
    expect([first?.kind, first?.label.en]).toEqual([kind, name]);
  });

  it.each([
    ['mil', ['Fresh & Long Life Milk']],
    ['حليب', ['Fresh & Long Life Milk']],
    ['coconut milk', ['Canned Vegetables & Coconut Milk']],
    ['fresh', ['Fresh & Long Life Milk']],
    ['noor', ['Noor Dairy']],
    ['dairy', ['Dairy & Eggs']],
    ['bakery', ['Bakery']],
    ['lamb', ['Lamb & Goat']],
  ])('%s: the shelf or brand that is meant, and none that only has the word in its name', async (query, names) => {
    expect(await shelvesFor(query)).toEqual(names);
  });

  it.each([
    ['mil', 'milk'],
    ['MILK', 'milk'],
    ['Low fat mi', 'Low fat milk'],
    ['قهو', 'قهوة'],
    ['بني قهو', 'بني قهوة'],
  ])('%s: first the words to go on with, as the products write them: %s', async (query, word) => {
    const [first] = await suggested(query);
    expect([first?.kind, first?.key]).toEqual(['word', word]);
  });

  it('of several shelves first the one with most of the answer', async () => {
    expect(await shelvesFor('egg')).toEqual(['Dairy & Eggs', 'Fresh Eggs', expect.any(String)]);
  });
});

describe('suggestions are of the same order of things as the results', () => {
  const suggestions = async (query: string) => (await suggestView(catalogue, { query })).suggestions;
  const products = async (query: string) =>
    (await suggestions(query)).filter(({ kind }) => kind === 'product').map(({ label }) => label.en);
  const words = async (query: string) =>
    (await suggestions(query)).filter(({ kind }) => kind === 'word').map(({ key }) => key);

  it.each(['oat milk', 'oat mil', 'oat mi', 'حليب شوفان'])('%s: milks, and no muffins', async (query) => {
    const { products: milks } = await search('oat milk');
    expect(await products(query)).toEqual(milks.slice(0, 6).map(({ name }) => name.en));
    expect(await words(query)).toEqual([]);
  });

  it.each([
    ['coconut mil', 'Coconut Milk'],
    ['peanut but', 'Creamy Peanut Butter'],
    ['noor mil', 'Full Cream Fresh Milk'],
  ])('%s is still the beginning of what the shop has', async (query, name) => {
    expect((await products(query))[0]).toBe(name);
  });

  it('beside what is called so stands nothing that only has it in it', async () => {
    expect(await products('soy')).toEqual(['Light Soy Sauce']);
    expect((await products('palm oil')).length).toBeGreaterThan(0);
  });

  it.each([
    ['تمر بدون سكر', []],
    ['gluten free', ['gluten free']],
    ['تمر سكر', ['تمر سكري']],
    ['chicken wing', ['chicken wings']],
  ])('%s, whose last word is one already, goes on to what is sold alone: %s', async (query, expected) => {
    expect(await words(query)).toEqual(expected);
  });
});

describe('what the shop has not', () => {
  it.each([
    ['Nido milk', ['Nido']],
    ['حليب نيدو', ['نيدو']],
    ['milk 5kg', []],
    [`milk ${'z'.repeat(190)}`, []],
    ['fresh milk', []],
    ['sugar free chocolate', ['sugar free chocolate']],
    ['sugar free', []],
    ['gluten free bread', []],
    ['nido', []],
  ])('of %s: %s, beside what was found', async (query, missed) => {
    expect((await search(query)).missedWords).toEqual(missed);
  });
});

describe('what may have been meant', () => {
  it.each([['carot', 'carrot']])('%s finds nothing, and may have been %s', async (typed, meant) => {
    const { total, meantQuery } = await search(typed);
    expect([total, meantQuery]).toEqual([0, meant]);
    expect((await search(meant)).total).toBeGreaterThan(0);
  });

  it.each(['zzzzqqq', 'charcoal', 'beetroot', 'mouthwash', 'kiwi', 'sheri', 'decaf'])(
    '%s, which the shop has not, is no slip for another',
    async (query) => {
      const { total, meantQuery } = await search(query);
      expect([total, meantQuery]).toEqual([0, null]);
    },
  );

  it('is not asked where something was found', async () => {
    for (const query of ['milk', 'mlik', 'bear', 'carot milk']) {
      const { total, meantQuery } = await search(query);
      expect(total).toBeGreaterThan(0);
      expect(meantQuery, query).toBeNull();
    }
  });
});
