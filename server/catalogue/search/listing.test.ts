/** Which products lists show, in which order, and how their filters count: held against a plain answer. */
import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { FACETS, SORTS, type Facet, type SearchInput } from '#contract/catalogue.ts';
import { currentPrice, isOutOfStock } from '#contract/rules/availability.ts';
import { foldText } from '#contract/rules/fold-text.ts';
import { slugOf } from '#contract/urls.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { allPages, openTestCatalogue, question } from '#tests/support/search-shop.ts';

const { db, rows } = await createDemoDatabase();
let catalogue: Catalogue;
let everything: ProductCard[];

beforeAll(async () => {
  catalogue = await openTestCatalogue(db);
  everything = (await allPages(catalogue, question())).cards;
  return () => catalogue.close();
});

/** The band of prices of one, by hand. */
function bandOf(fils: number): string[] {
  if (fils === 0) return [];
  if (fils < 500) return ['price-to-5'];
  if (fils < 1000) return ['price-5-to-10'];
  if (fils < 2000) return ['price-10-to-20'];
  return [fils < 5000 ? 'price-20-to-50' : 'price-from-50'];
}
const isBand = (key: string): boolean => key.startsWith('price-');

/** The buckets that a card is in. */
function keysOf(card: ProductCard): Record<Facet, string[]> {
  const row = rows.items.find(({ code }) => code === card.stockCode);
  const origin = rows.origins.find(({ slug }) => slug === card.originSlug);
  const featured: [string, boolean][] = [
    ['offers', card.promotionPrice !== null],
    ['new', row?.isNew === true],
    ['regular', card.isRegularEligible],
    ['gifts', card.giftRole !== null || card.isEGift],
  ];
  const badges = row?.badges ?? [];
  // What is vegan is vegetarian, though it wears one badge.
  const implied = badges.includes('vegan') ? ['vegetarian'] : [];
  return {
    productDesc: [slugOf(card.name.en)],
    familyDesc: [row?.familyKey ?? ''],
    featured: [
      ...featured.filter(([, isIn]) => isIn).map(([key]) => key),
      ...badges,
      ...implied,
      ...bandOf(currentPrice(card)),
    ],
    brandDesc: [card.brandSlug],
    categories: [card.category],
    originDesc: [origin?.key ?? ''],
  };
}

type Chosen = Record<Facet, string[]>;

const BADGES = new Set(rows.badges.map(({ key }) => key));

function fits(card: ProductCard, chosen: Chosen, but?: Facet | 'price'): boolean {
  const keys = keysOf(card);
  const badges = chosen.featured.filter((key) => BADGES.has(key));
  const bands = chosen.featured.filter(isBand);
  return (
    badges.every((key) => keys.featured.includes(key)) &&
    (but === 'price' || bands.length === 0 || bands.some((key) => keys.featured.includes(key))) &&
    FACETS.every((facet) => {
      const any =
        facet === 'featured' ? chosen.featured.filter((key) => !BADGES.has(key) && !isBand(key)) : chosen[facet];
      return facet === but || any.length === 0 || any.some((key) => keys[facet].includes(key));
    })
  );
}

function plainCounts(facet: Facet, chosen: Chosen): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of everything) {
    for (const key of keysOf(card)[facet]) {
      const own = BADGES.has(key) ? undefined : isBand(key) ? 'price' : facet;
      if (fits(card, chosen, own)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

describe('filters', () => {
  it('count as the plain way counts', async () => {
    const all: Chosen = Object.fromEntries(
      FACETS.map((facet) => [facet, [...new Set(everything.flatMap((card) => keysOf(card)[facet]))]]),
    ) as Chosen;
    const some = (facet: Facet) => array(constantFrom(...all[facet], 'nothing-has-this'), { maxLength: 2 });
    const chosen = record({
      productDesc: array(constantFrom(...all.productDesc), { maxLength: 1 }),
      familyDesc: some('familyDesc'),
      featured: some('featured'),
      brandDesc: some('brandDesc'),
      categories: some('categories'),
      originDesc: some('originDesc'),
    });
    await assert(
      asyncProperty(chosen, async (choice) => {
        const answer = await searchView(catalogue, question(choice));
        expect(answer.total).toBe(everything.filter((card) => fits(card, choice)).length);
        for (const facet of FACETS) {
          const plain = plainCounts(facet, choice);
          const buckets = answer.facets[facet];
          expect(buckets.length).toBeLessThanOrEqual(60);
          expect(buckets.length).toBeGreaterThanOrEqual(Math.min(60, plain.size));
          for (const { key, count } of buckets) expect([key, count]).toEqual([key, plain.get(key) ?? 0]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('come fullest first, in both languages, and keep what is chosen', async () => {
    const { facets } = await searchView(catalogue, question({ brandDesc: ['sidr-hive'], query: 'milk' }));
    const counts = facets.categories.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(facets.brandDesc.map(({ key }) => key)).toContain('sidr-hive');
    for (const facet of FACETS) for (const { label } of facets[facet]) expect(label.ar).not.toBe('');
  });
});

describe("a price of the shopper's own", () => {
  const among = (from: number, to: number, of = everything): number =>
    of.filter((card) => currentPrice(card) >= from && currentPrice(card) <= to).length;

  it('keeps both ends, is counted and named, and goes with other filters', async () => {
    const { total, facets } = await searchView(catalogue, question({ featured: ['price-range-10-30'] }));
    expect(total).toBe(among(1000, 3000));
    expect(total).toBeGreaterThan(0);
    expect(facets.featured.at(-1)).toEqual({
      key: 'price-range-10-30',
      label: { en: 'AED 10 to 30', ar: 'من 10 إلى 30 د.إ.' },
      count: total,
    });
    // The bands count what is found at any price.
    expect(facets.featured.find(({ key }) => key === 'price-to-5')?.count).toBe(among(1, 499));
    const dairy = everything.filter((card) => card.category === 'dairy-eggs');
    const both = { featured: ['price-range--20'], categories: ['dairy-eggs'] };
    expect((await searchView(catalogue, question(both))).total).toBe(among(1, 2000, dairy));
  });

  it('beside a band is one more that will do; one that is none finds nothing', async () => {
    const either = question({ featured: ['price-range-30-', 'price-to-5'] });
    expect((await searchView(catalogue, either)).total).toBe(among(3000, Infinity) + among(1, 499));
    expect((await searchView(catalogue, question({ featured: ['price-range-30-10'] }))).total).toBe(0);
  });
});

describe('lists', () => {
  it('leave out what is inactive and all cuts but the first active one', () => {
    const shown = new Set(everything.map((card) => card.stockCode));
    const seen = new Set<string>();
    for (const row of rows.items) {
      const isFurtherCut = row.cut !== null && seen.has(row.productKey);
      expect(shown.has(row.code), row.code).toBe(row.isActive && !isFurtherCut);
      if (row.cut !== null && row.isActive) seen.add(row.productKey);
    }
    expect(shown.size).toBe(everything.length);
  });

  it('show what is coming soon and what is out of stock', () => {
    expect(everything.some((card) => card.isComingSoon)).toBe(true);
    expect(everything.some(isOutOfStock)).toBe(true);
  });

  it('a further cut is found as the first one', async () => {
    const cut = rows.items.find((row) => row.cut !== null && row.variantPosition > 0 && row.isActive);
    const first = rows.items.find((row) => row.productKey === cut?.productKey && row.isActive);
    const { products } = await searchView(catalogue, question({ query: `${cut?.name.en} ${cut?.cut?.en}` }));
    expect(products.map((card) => card.stockCode)).toContain(first?.code);
    expect(products.map((card) => card.stockCode)).not.toContain(cut?.code);
  });
});

describe('order', () => {
  const late = (card: ProductCard): boolean => isOutOfStock(card) || card.isComingSoon;
  const priceOrLast = (card: ProductCard): number => currentPrice(card) || Infinity;
  /** By the kilo or litre, behind these by the piece; what has neither a price nor a content last. */
  const rateOrLast = (card: ProductCard): number => {
    const row = rows.items.find(({ code }) => code === card.stockCode);
    const { amount = 0, unit } = row?.content ?? {};
    if (amount === 0 || currentPrice(card) === 0) return Infinity;
    return unit === 'piece'
      ? 1e12 + Math.trunc(currentPrice(card) / amount)
      : Math.trunc((currentPrice(card) * 1000) / amount);
  };
  const inOrder: [SearchInput['sort'], SearchInput['language'], (a: ProductCard, b: ProductCard) => boolean][] = [
    ['relevance', 'en', () => true],
    ['stockSortRate-ASC', 'en', (a, b) => priceOrLast(a) <= priceOrLast(b)],
    ['stockRateTags-ASC', 'en', (a, b) => rateOrLast(a) <= rateOrLast(b)],
    ['stockSortRate-DESC', 'en', (a, b) => currentPrice(a) >= currentPrice(b)],
    ['stockDesc.keyword-ASC', 'en', (a, b) => foldText(a.name.en) <= foldText(b.name.en)],
    ['stockDesc.keyword-DESC', 'en', (a, b) => foldText(a.name.en) >= foldText(b.name.en)],
    ['stockDesc.keyword-ASC', 'ar', (a, b) => foldText(a.name.ar) <= foldText(b.name.ar)],
    ['stockNADate-DESC', 'en', (a, b) => createdOn(a) >= createdOn(b)],
  ];
  const createdOn = (card: ProductCard): string =>
    rows.items.find(({ code }) => code === card.stockCode)?.createdOn ?? '';

  it.each(inOrder)('%s (%s) holds over all pages', async (sort, language, isBefore) => {
    const { cards } = await allPages(catalogue, question({ sort, language, pageSize: 37 }));
    const split = cards.findIndex(late);
    expect(split).toBeGreaterThan(0);
    // What can't be bought comes last, in the same order among itself.
    expect(cards.slice(split).every(late)).toBe(true);
    for (const part of [cards.slice(0, split), cards.slice(split)])
      part.slice(1).forEach((card, index) => expect(isBefore(part[index] as ProductCard, card)).toBe(true));
  });

  it.each(SORTS)('%s has no holes and no repeats, whatever the page size', async (sort) => {
    const whole = (await allPages(catalogue, question({ sort, query: 'milk' }))).cards.map((card) => card.stockCode);
    expect(new Set(whole).size).toBe(whole.length);
    for (const pageSize of [1, 7, 24]) {
      const { cards, total } = await allPages(catalogue, question({ sort, query: 'milk', pageSize }));
      expect(cards.map((card) => card.stockCode)).toEqual(whole);
      expect(total).toBe(whole.length);
    }
  });
});
