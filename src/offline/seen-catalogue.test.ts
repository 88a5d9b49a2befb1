import { describe, expect, it, vi } from 'vitest';

import { succeed } from '#contract/call.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';
import { readHome, readRange, searchCatalogue } from '#contract/catalogue.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { buildSeenCatalogue, openSeenCatalogue } from './seen-catalogue.ts';

function named(stockCode: string, en: string, ar: string, more: Partial<ProductCard> = {}): ProductCard {
  return cardOf(stockCode, {
    name: { en, ar },
    brand: { en: 'Najd Valley', ar: 'وادي نجد' },
    brandSlug: 'najd-valley',
    family: { en: 'Fresh Milk', ar: 'حليب طازج' },
    familyUrl: 'fresh-milk',
    category: 'dairy-eggs',
    origin: 'United Arab Emirates',
    originSlug: 'united-arab-emirates',
    ...more,
  });
}

const milk = named('M1', 'Full Cream Milk', 'حليب كامل الدسم');
const laban = named('L1', 'Laban', 'لبن', { price: 300, family: { en: 'Laban', ar: 'لبن' }, familyUrl: 'laban' });
const dates = named('D1', 'Khalas Dates', 'تمر خلاص', {
  price: 2500,
  category: 'dates-nuts',
  brand: { en: 'Liwa', ar: 'ليوا' },
  brandSlug: 'liwa',
  family: { en: 'Dates', ar: 'تمور' },
  familyUrl: 'dates',
});

const NOTHING = {
  query: '',
  sort: 'relevance' as const,
  productDesc: [],
  familyDesc: [],
  featured: [],
  brandDesc: [],
  categories: [],
  originDesc: [],
};
const ask = (query: string, more: object = {}) => ({ ...NOTHING, query, ...more });
const codes = (cards: readonly ProductCard[]) => cards.map((card) => card.stockCode);

describe('searching what was seen', () => {
  const seen = buildSeenCatalogue([
    { card: milk, asOf: '2026-11-20T10:00:00.000Z' },
    { card: laban, asOf: '2026-11-20T09:00:00.000Z' },
    { card: dates, asOf: '2026-11-20T08:00:00.000Z' },
  ]);
  const found = (query: string, more: object = {}) => codes(seen.find(ask(query, more), 'en').cards);

  it.each([
    ['the word', 'milk', 'M1'],
    ['a beginning', 'cre', 'M1'],
    ['a typo', 'craem', 'M1'],
    ['Arabic', 'حليب', 'M1'],
    ['Arabic with article and vowel marks', 'الحَليب', 'M1'],
    ['a brand', 'liwa', 'D1'],
    ['a family', 'fresh', 'M1'],
    ['a category', 'nuts', 'D1'],
    ['two words in two languages', 'khalas تمر', 'D1'],
  ])('finds %s', (_what, query, code) => {
    expect(found(query)[0]).toBe(code);
  });

  it('finds nothing for what it has not seen, and for signs alone', () => {
    expect(found('xylophone')).toEqual([]);
    expect(found('!!')).toEqual([]);
    expect(found('a'.repeat(10_000))).toEqual([]);
  });

  it('shows everything when no words are given, filtered and in the order asked for', () => {
    expect(found('', { sort: 'stockSortRate-ASC' })).toEqual(['L1', 'M1', 'D1']);
    expect(found('', { sort: 'stockDesc.keyword-DESC' })).toEqual(['L1', 'D1', 'M1']);
    expect(found('', { categories: ['dates-nuts'] })).toEqual(['D1']);
    expect(found('', { familyDesc: ['laban', 'fresh-milk'], brandDesc: ['najd-valley'] })).toEqual(['M1', 'L1']);
    expect(found('milk', { originDesc: ['oman'] })).toEqual([]);
    expect(found('   ')).toEqual(['M1', 'L1', 'D1']);
  });

  it('puts what has no price behind the dearest where the cheapest is asked for first', () => {
    const priceless = buildSeenCatalogue([
      { card: named('N1', 'New Milk', 'حليب جديد', { price: 0 }), asOf: '2026-11-20T10:00:00.000Z' },
      { card: dates, asOf: '2026-11-20T10:00:00.000Z' },
    ]);
    expect(codes(priceless.find(ask('', { sort: 'stockSortRate-ASC' }), 'en').cards)).toEqual(['D1', 'N1']);
  });

  it('puts the dearest or the first of the alphabet first where that is asked, each language by its own', () => {
    expect(found('', { sort: 'stockSortRate-DESC' })).toEqual(['D1', 'M1', 'L1']);
    expect(found('', { sort: 'stockDesc.keyword-ASC' })).toEqual(['M1', 'D1', 'L1']);
    const arabic = (sort: string) => codes(seen.find({ ...ask(''), sort: sort as 'relevance' }, 'ar').cards);
    expect(arabic('stockDesc.keyword-ASC')).toEqual(['D1', 'M1', 'L1']);
    expect(arabic('stockDesc.keyword-DESC')).toEqual(['L1', 'M1', 'D1']);
  });

  it('says how old the oldest of the found ones is', () => {
    expect(seen.find(ask('milk'), 'en').asOf).toBe('2026-11-20T10:00:00.000Z');
    expect(seen.find(ask(''), 'en').asOf).toBe('2026-11-20T08:00:00.000Z');
    const other = buildSeenCatalogue([
      { card: dates, asOf: '2026-11-20T08:00:00.000Z' },
      { card: milk, asOf: '2026-11-20T10:00:00.000Z' },
    ]);
    expect(other.find(ask(''), 'en').asOf).toBe('2026-11-20T08:00:00.000Z');
    expect(other.find(ask('xylophone'), 'en')).toEqual({ cards: [], asOf: '' });
  });
});

describe('filters without signal', () => {
  const plain = named('A1', 'Water', 'ماء', { originSlug: '', origin: '' });
  const found = (more: object, ...cards: ProductCard[]) =>
    codes(
      buildSeenCatalogue([plain, ...cards].map((card) => ({ card, asOf: '2026-11-20T10:00:00.000Z' }))).find(
        ask('', more),
        'en',
      ).cards,
    );

  it.each([
    ['offers', { promotionPrice: 100 }],
    ['new', { labels: [{ en: 'New', ar: 'جديد' }] }],
    ['regular', { isRegularEligible: true }],
    ['gifts', { giftRole: 'container' }],
    ['gifts', { isEGift: true }],
  ] satisfies [string, Partial<ProductCard>][])('%s: those that are, and no others', (featured, more) => {
    const one = named('B1', 'One', 'واحد', { ...more });
    expect(found({ featured: [featured] }, one)).toEqual(['B1']);
    const others = ['offers', 'new', 'regular', 'gifts'].filter((other) => other !== featured);
    expect(found({ featured: others }, one)).toEqual([]);
  });

  it('a label of another word is not “new”', () => {
    expect(found({ featured: ['new'] }, named('B1', 'One', 'واحد', { labels: [{ en: 'Local', ar: 'محلي' }] }))).toEqual(
      [],
    );
  });

  it.each([
    ['its slug', { originSlug: 'om' }, 'om'],
    ['its name as it is written', { origin: 'OMN' }, 'OMN'],
    ['its name in English', { originName: { en: 'Sultanate of Oman', ar: 'عمان' } }, 'sultanate-of-oman'],
  ] satisfies [string, Partial<ProductCard>, string][])('a country is chosen by %s', (_what, more, chosen) => {
    expect(found({ originDesc: [chosen] }, named('B1', 'One', 'واحد', { ...more }))).toEqual(['B1']);
  });

  it('a product is chosen by its name, a family by its address too', () => {
    const one = named('B1', 'Red Lentils', 'عدس', { family: { en: 'Pulses', ar: 'بقول' }, familyUrl: 'beans-pulses' });
    expect(found({ productDesc: ['red-lentils'] }, one)).toEqual(['B1']);
    expect(found({ familyDesc: ['beans-pulses'] }, one)).toEqual(['B1']);
    expect(found({ familyDesc: ['pulses'] }, one)).toEqual(['B1']);
  });
});

interface Kept {
  url: string;
  body: unknown;
  date: string;
  status?: number;
  /** The worker lets go of it between the list and the look. */
  isGone?: boolean;
}

function cachesWith(named: Record<string, Kept[]>): CacheStorage {
  const cacheOf = (kept: Kept[]) => ({
    keys: () => Promise.resolve(kept.map(({ url }) => new Request(`https://zad.test${url}`))),
    match: ({ url }: Request) => {
      const one = kept.find((each) => `https://zad.test${each.url}` === url);
      if (!one || one.isGone) return Promise.resolve(undefined);
      const text = typeof one.body === 'string' ? one.body : JSON.stringify(one.body);
      return Promise.resolve(new Response(text, { status: one.status ?? 200, headers: { date: one.date } }));
    },
  });
  return {
    keys: () => Promise.resolve(Object.keys(named)),
    open: (name: string) => Promise.resolve(cacheOf(named[name] ?? [])),
  } as unknown as CacheStorage;
}

const EARLY = 'Fri, 20 Nov 2026 08:00:00 GMT';
const LATE = 'Fri, 20 Nov 2026 09:30:00 GMT';
const onePage = { total: 1, thingCount: 0, weakTotal: 0, page: 1, pageCount: 1 };
const searchBody = (products: ProductCard[]) =>
  succeed(searchCatalogue, {
    products,
    ...onePage,
    facets: { productDesc: [], familyDesc: [], featured: [], brandDesc: [], categories: [], originDesc: [] },
    correctedQuery: null,
    missedWords: [],
    meantQuery: null,
  });

describe('reading the caches', () => {
  it('gathers every card of every answer once, the newest as it is', async () => {
    const seen = await openSeenCatalogue(
      [],
      cachesWith({
        'catalogue-v1': [
          { url: '/ecomapi/catalogue/search?q=milk', body: searchBody([{ ...milk, price: 900 }]), date: LATE },
          {
            url: '/EcomApi/Catalogue/Home',
            body: succeed(readHome, {
              hero: [],
              categories: [],
              offers: [],
              carousels: [{ key: 'a', title: milk.name, link: '/', products: [milk, laban] }],
            }),
            date: EARLY,
          },
        ],
        images: [
          {
            url: '/ecomapi/catalogue/range?slug=x',
            body: succeed(readRange, { name: milk.name, products: [dates] }),
            date: LATE,
          },
        ],
      }),
    );
    expect(seen.size).toBe(2);
    const { cards, asOf } = seen.find(ask('milk'), 'ar');
    expect(cards[0]?.price).toBe(900);
    expect(asOf).toBe('2026-11-20T09:30:00.000Z');
  });

  it('passes over what is not an answer of the catalogue or does not decode', async () => {
    const broken = JSON.parse(JSON.stringify(searchBody([milk]))) as { data: { products: { stockRate: unknown }[] } };
    if (broken.data.products[0]) broken.data.products[0].stockRate = 'a lot';
    const seen = await openSeenCatalogue(
      [],
      cachesWith({
        catalogue: [
          { url: '/ecomapi/catalogue/search?q=1', body: broken, date: LATE },
          { url: '/ecomapi/catalogue/search?q=2', body: '<html>Sign in to the hotel</html>', date: LATE },
          { url: '/ecomapi/catalogue/search?q=3', body: { status: 0, message: 'no' }, date: LATE },
          { url: '/ecomapi/catalogue/search?q=6', body: { ...searchBody([milk]), status: 0 }, date: LATE },
          { url: '/ecomapi/catalogue/search?q=7', body: searchBody([milk]), date: LATE, isGone: true },
          { url: '/ecomapi/catalogue/search?q=4', body: searchBody([dates]), date: LATE, status: 500 },
          { url: '/ecomapi/mycart', body: searchBody([dates]), date: LATE },
          { url: '/ecomapi/catalogue/search?q=5', body: searchBody([laban]), date: 'never' },
        ],
      }),
    );
    expect(codes(seen.find(ask(''), 'en').cards)).toEqual(['L1']);
  });

  it('is built again only when what is kept has changed', async () => {
    const keeping = (card: ProductCard, url: string, date = LATE) =>
      cachesWith({ catalogue: [{ url: `/ecomapi/catalogue/search?q=${url}`, body: searchBody([card]), date }] });
    const first = await openSeenCatalogue([], keeping(milk, 'milk'));
    expect(await openSeenCatalogue([], keeping(milk, 'milk'))).toBe(first);
    expect(codes((await openSeenCatalogue([], keeping(laban, 'laban'))).find(ask(''), 'en').cards)).toEqual(['L1']);
    const dearer = await openSeenCatalogue([], keeping({ ...laban, price: 400 }, 'laban', EARLY));
    expect(dearer.find(ask(''), 'en').cards[0]?.price).toBe(400);
    vi.stubGlobal('caches', keeping(milk, 'milk'));
    expect((await openSeenCatalogue([])).size).toBe(1);
    vi.unstubAllGlobals();
    expect((await openSeenCatalogue([])).size).toBe(0);
  });

  it('has what was only shown as well, as the newer of the two has it', async () => {
    const kept = cachesWith({
      catalogue: [{ url: '/ecomapi/catalogue/search?q=1', body: searchBody([milk]), date: LATE }],
    });
    const shown = (price: number, asOf: string) => [
      { card: dates, asOf },
      { card: { ...milk, price }, asOf },
    ];
    const older = await openSeenCatalogue(shown(700, '2026-11-20T08:00:00.000Z'), kept);
    expect(codes(older.find(ask(''), 'en').cards)).toEqual(['M1', 'D1']);
    expect(older.find(ask('milk'), 'en').cards[0]?.price).toBe(milk.price);
    const newer = await openSeenCatalogue(shown(700, '2026-11-20T10:00:00.000Z'), kept);
    expect(newer.find(ask('milk'), 'en').cards[0]?.price).toBe(700);
  });

  it('has nothing where there is no cache storage, or one that refuses', async () => {
    expect((await openSeenCatalogue([], undefined)).size).toBe(0);
    const refusing = { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as CacheStorage;
    expect((await openSeenCatalogue([], refusing)).size).toBe(0);
  });
});
