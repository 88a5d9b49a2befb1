/** What a shopper finds in the demo catalogue. */
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { SearchInput } from '#contract/catalogue.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { suggestView } from '#server/catalogue/views/suggest.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { allPages, openTestCatalogue, question } from '#tests/support/search-shop.ts';

const { db, rows } = await createDemoDatabase();
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await openTestCatalogue(db);
  return () => catalogue.close();
});

const search = (query: string, more: Partial<SearchInput> = {}) =>
  searchView(catalogue, question({ query, pageSize: 24, ...more }));
const codes = async (query: string) => (await search(query)).products.map((card) => card.stockCode);
const isAbout = (card: ProductCard | undefined, en: RegExp): boolean =>
  card !== undefined && en.test(`${card.name.en} ${card.family.en}`);

describe('a question of many beginnings', () => {
  /** How many index entries the question's postings are read of. */
  async function entriesReadFor(query: string): Promise<number> {
    const asked = vi.spyOn(db.pool, 'query');
    await search(query);
    const read = asked.mock.calls.map(([one]) => one as unknown as { name?: string; values?: [string[]] });
    asked.mockRestore();
    return read.find(({ name }) => name === 'catalogue_postings')?.values?.[0].length ?? 0;
  }

  it('reads those of two words at the most, and none of single letters', async () => {
    const letters = await entriesReadFor('a b c d e f g h i j k l');
    expect(letters).toBeLessThan(36);
    const two = (await entriesReadFor('xa')) + (await entriesReadFor('ch')) + (await entriesReadFor('be'));
    expect(await entriesReadFor('ch be ca mi ri br pa co sa fr')).toBeLessThanOrEqual(two + 200);
  });
});

describe('words', () => {
  it('what is called so in the language of the question comes before what is called so in the other', async () => {
    const { products } = await search('bread');
    const names = products.map(({ name }) => name.en);
    expect(names.indexOf('White Sliced Bread')).toBeLessThan(names.indexOf('Flour Tortilla Wraps'));
  });

  it.each([
    ['milk', /milk/i],
    ['حليب', /milk/i],
    ['basmati rice', /basmati/i],
    ['أرز بسمتي', /basmati/i],
    ['dates', /date/i],
    ['تمر', /date/i],
    ['halloumi', /halloumi/i],
    ['olive oil', /olive oil/i],
  ])('%s finds it first', async (query, en) => {
    const { products } = await search(query);
    expect(products.length).toBeGreaterThan(0);
    expect(isAbout(products[0], en)).toBe(true);
  });

  it('find by brand, family, category, tag and origin', async () => {
    expect((await search('wadi farms')).products.every((card) => card.brandSlug === 'wadi-farms')).toBe(true);
    const tagged = rows.items.find(({ tags, isActive, cut }) => tags.length > 0 && isActive && cut === null);
    expect((await search(tagged?.tags[0] ?? '', { pageSize: 60 })).total).toBeGreaterThan(0);
    expect((await search('jordan')).total).toBeGreaterThan(0);
  });

  it('all must be there; where no product has all, the most of them', async () => {
    const both = await search('fresh milk');
    expect(both.total).toBeLessThan((await search('milk')).total);
    const { products, total, weakTotal } = await search('milk unicornhorn');
    expect(total + weakTotal).toBeGreaterThan(40);
    expect(isAbout(products[0], /milk/i)).toBe(true);
  });

  it.each([
    ['tomatoes', 'tomato'],
    ['eggs', 'egg'],
    ['berries', 'berry'],
    ['olives', 'olive'],
  ])('%s and %s are one', async (many, one) => {
    const { cards: single } = await allPages(catalogue, question({ query: one }));
    const { cards: plural } = await allPages(catalogue, question({ query: many }));
    const found = new Set(single.map((card) => card.stockCode));
    expect(plural.length).toBeGreaterThan(0);
    expect(plural.every((card) => found.has(card.stockCode))).toBe(true);
  });

  it('in both languages at once', async () => {
    const mixed = await search('fresh حليب');
    expect(mixed.total).toBeGreaterThan(0);
    expect(isAbout(mixed.products[0], /milk/i)).toBe(true);
    expect(await codes('حليب fresh')).toEqual(await codes('fresh حليب'));
  });

  it('whatever the language of the app', async () => {
    expect((await search('milk', { language: 'ar' })).products).toEqual((await search('milk')).products);
  });
});

describe('Arabic', () => {
  it.each([
    ['أرز', 'ارز'],
    ['أرز', 'إرز'],
    ['لبنة', 'لبنه'],
    ['حليب', 'حليـــب'],
    ['حليب', 'حَلِيب'],
    ['حليب', 'الحليب'],
    ['حليب', 'والحليب'],
    ['ألبان', 'الألبان'],
    ['جبن', 'الجبن'],
    ['زيت', 'وزيت'],
  ])('%s and %s find the same', async (one, other) => {
    const found = await codes(one);
    expect(found.length).toBeGreaterThan(0);
    expect(await codes(other)).toEqual(found);
  });

  it.each(['٥٠٠', '۵۰۰'])('%s is 500', async (digits) => {
    const found = (await search('500', { strength: 'weak' })).products;
    expect(found.length).toBeGreaterThan(0);
    expect((await search(digits, { strength: 'weak' })).products).toEqual(found);
  });
});

describe('what only has to do with it', () => {
  const names = async (query: string, more: Partial<SearchInput> = {}) =>
    (await search(query, { pageSize: 60, ...more })).products.map((card) => card.name.en);

  it('waits behind what was asked for', async () => {
    const { total, weakTotal, products } = await search('milk');
    expect(products.every((card) => isAbout(card, /milk/i))).toBe(true);
    expect(weakTotal).toBeGreaterThan(total);
    const weak = await search('milk', { strength: 'weak', pageSize: 60 });
    expect(weak.total).toBe(weakTotal);
    expect(weak.weakTotal).toBe(0);
    expect(weak.products.map((card) => card.name.en)).toContain('Milk Chocolate Bar');
    const strong = new Set(products.map((card) => card.stockCode));
    expect(weak.products.filter((card) => strong.has(card.stockCode))).toEqual([]);
  });

  it('is never sorted before it', async () => {
    const dearest = await names('cheese', { sort: 'stockSortRate-DESC' });
    expect(dearest.filter((name) => /salmon|lasagne/i.test(name))).toEqual([]);
  });

  it('is counted with the filters that are chosen', async () => {
    const { weakTotal } = await search('milk', { categories: ['chocolate-sweets'] });
    const weak = await search('milk', { categories: ['chocolate-sweets'], strength: 'weak' });
    expect(weakTotal).toBeGreaterThan(0);
    expect(weak.total).toBe(weakTotal);
  });

  it('is not passed off as the answer where there is nothing else', async () => {
    const { total, weakTotal } = await search('beetroot');
    expect(total).toBe(0);
    expect(weakTotal).toBeGreaterThan(0);
  });

  it('is the answer where a brand was asked for', async () => {
    const { products, weakTotal } = await search('sidr hive');
    expect(products.length).toBeGreaterThan(0);
    expect(products.every((card) => card.brandSlug === 'sidr-hive')).toBe(true);
    expect(weakTotal).toBe(0);
  });

  it('leaves a demand alone: sugar is not free of sugar', async () => {
    for (const query of ['sugar free', 'no sugar', 'بدون سكر']) expect(await names(query)).toEqual(['Cola Zero Sugar']);
  });
});

describe('words for one thing', () => {
  it.each([
    ['yogurt', 'yoghurt'],
    ['icecream', 'ice cream'],
    ['lady finger', 'okra'],
    ['بندورة', 'طماطم'],
    ['aubergine', 'باذنجان'],
  ])('%s finds what %s finds, and is no slip', async (one, other) => {
    const { products, correctedQuery } = await search(one);
    expect(correctedQuery).toBeNull();
    expect(products.length).toBeGreaterThan(0);
    expect(products.map((card) => card.stockCode)).toEqual(await codes(other));
  });

  it('a name of elsewhere is searched as what it is, and the shopper hears as what', async () => {
    const { correctedQuery, products } = await search('indomie');
    expect(correctedQuery?.en).toBe('instant noodles');
    expect(products.every((card) => isAbout(card, /noodle|ramen/i))).toBe(true);
  });

  it('a word that the shop has nothing of is no slip for another', async () => {
    for (const query of ['charcoal', 'فحم']) {
      const { correctedQuery, products } = await search(query);
      expect(correctedQuery).toBeNull();
      expect(products).toEqual([]);
    }
  });
});

describe('typing', () => {
  it.each([
    ['yog', /yogh?urt/i],
    ['choc', /choc/i],
    ['straw', /straw/i],
    ['حلي', /milk/i],
    ['الحل', /milk/i],
    ['basmati ri', /basmati/i],
  ])('%s finds what it begins', async (query, en) => {
    const { products, correctedQuery } = await search(query);
    expect(correctedQuery).toBeNull();
    expect(isAbout(products[0], en)).toBe(true);
  });
});

describe('typos', () => {
  it.each([
    ['mlik', 'milk'],
    ['chiken', 'chicken'],
    ['choclate', 'chocolate'],
    ['brocolli', 'broccoli'],
    ['bannana', 'banana'],
    ['tomatto', 'tomato'],
    ['spagheti', 'spaghetti'],
    ['strawbery', 'strawberry'],
    ['basmatti', 'basmati'],
    ['halumi', 'halloumi'],
    ['ccoffee', 'coffee'],
    ['cinamon', 'cinnamon'],
    ['tomatopaste', 'tomato paste'],
    ['chesse', 'cheese'],
    ['tomatoe', 'tomato'],
    ['دحاج', 'دجاج'],
    ['حلييب', 'حليب'],
    ['شكولاته', 'شوكولاتة'],
    ['طماطيم', 'طماطم'],
    ['زبتون', 'زيتون'],
    ['خيرا', 'خيار'],
  ])('%s is taken for %s', async (typed, meant) => {
    const { correctedQuery, total, products } = await search(typed);
    expect(correctedQuery?.en).toBe(meant);
    expect(total).toBeGreaterThan(0);
    expect(products.map((card) => card.stockCode)).toEqual(await codes(meant));
  });

  it('leave words alone that exist or begin one', async () => {
    for (const query of ['milk', 'tomatoes', 'strawb', 'حليب', 'الحليب', 'wadi', 'halloum']) {
      expect((await search(query)).correctedQuery, query).toBeNull();
    }
  });

  it('leave words alone that say nothing, though no product has them', async () => {
    for (const query of ['milk with', 'from milk'])
      expect([(await search(query)).correctedQuery, await codes(query)]).toEqual([null, await codes('milk')]);
  });

  it('are corrected word by word', async () => {
    expect((await search('fresh mlik')).correctedQuery?.en).toBe('fresh milk');
  });
});

describe('odd questions', () => {
  it.each([
    ['one letter', 'm'],
    ['one Arabic letter', 'ح'],
    ['SQL', "'; drop table catalogue_item; --"],
    ['tsquery', "milk & !(bread | 'x':*A) <-> \\"],
    ['like', '%_%'],
    ['mixed direction', 'milk \u202e حليب \u2066 1L'],
    ['a null', 'mi\0lk'],
    ['half a surrogate', '\ud83d milk'],
    ['emoji', '🍎🥛'],
    ['200 letters', 'm'.repeat(200)],
    ['200 words of a letter', 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4).slice(0, 200)],
    ['numbers', '99999999999999999999 1.5.5 ٣٫٥'],
    ['markup', '<script>alert(1)</script>'],
  ])('%s is answered', async (_, query) => {
    const answer = await search(query);
    expect(answer.total).toBeGreaterThanOrEqual(0);
    expect(answer.products.length).toBeLessThanOrEqual(24);
    await suggestView(catalogue, { query });
  });

  it('punctuation alone finds nothing, blanks find everything', async () => {
    expect((await search('!!! --- ؟')).total).toBe(0);
    expect((await search('   ')).total).toBe((await search('')).total);
  });

  it('a page far beyond the last is empty', async () => {
    const { products, total } = await search('milk', { page: 10_000 });
    expect(products).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });
});
