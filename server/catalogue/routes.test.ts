/** The catalogue's calls over HTTP, on the demo catalogue; every answer is read back through the contract. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { decodeAnswer, queryOf, type Call, API_BASE } from '#contract/call.ts';
import {
  readAlternatives,
  readCategories,
  readHome,
  readOrigin,
  readProduct,
  readRange,
  searchCatalogue,
} from '#contract/catalogue.ts';
import { suggestProducts } from '#contract/suggestions.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { question } from '#tests/support/search-shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { openCatalogue } from './catalogue.ts';
import type { ItemRow } from './rows.ts';
import { changeCatalogue } from './store.ts';
import { item } from './table.ts';

const { db, rows } = await createDemoDatabase();
let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp(db, { env: { PUBLIC_ORIGIN: 'http://shop.example', ZAD_DEMO: '1' } });
});

async function ask<Input, Answer>(call: Call<Input, Answer>, input: Input): Promise<Answer> {
  const response = await shop.app.inject(`${API_BASE}${call.path}${queryOf(call, input)}`);
  expect(response.statusCode).toBe(200);
  const answer = decodeAnswer(call, response.json<{ data: unknown }>().data);
  if (!answer.ok) throw answer.error;
  return answer.value;
}

function find(isIt: (row: ItemRow) => unknown): ItemRow {
  const row = rows.items.find(isIt);
  if (row === undefined) throw new Error('the demo has no such product');
  return row;
}

describe('home', () => {
  it('has slides, categories, offers and carousels of active products', async () => {
    const home = await ask(readHome, {});
    expect(home.hero.length).toBeGreaterThan(0);
    expect(home.categories).toHaveLength(25);
    expect(home.carousels.length).toBeGreaterThan(2);
    for (const { products } of home.carousels) {
      expect(products.length).toBeGreaterThan(3);
      expect(products.length).toBeLessThanOrEqual(12);
      expect(new Set(products.map((card) => card.stockCode)).size).toBe(products.length);
      expect(products.every((card) => card.listing === 'active' && card.price > 0 && !card.isComingSoon)).toBe(true);
    }
    const offers = home.carousels.find(({ link }) => link.includes('offers'));
    expect(offers?.products.every((card) => card.promotionPrice !== null)).toBe(true);
  });
});

describe('categories', () => {
  it('come in shelf order with families and counts of what is listed', async () => {
    const { categories } = await ask(readCategories, {});
    expect(categories.map(({ key }) => key)).toEqual(rows.categories.map(({ key }) => key));
    for (const category of categories) {
      expect(category.families.length).toBeGreaterThan(0);
      expect(category.families.reduce((sum, family) => sum + family.productCount, 0)).toBe(category.productCount);
    }
    const all = await ask(searchCatalogue, question());
    expect(categories.reduce((sum, one) => sum + one.productCount, 0)).toBe(all.total);
  });
});

describe('a product', () => {
  it('has what its page shows', async () => {
    const row = find(({ foodId, isActive }) => foodId !== null && isActive);
    const detail = await ask(readProduct, { stockCode: row.code });
    expect(detail.card).toMatchObject({ stockCode: row.code, name: row.name, price: row.price, category: 'fruits' });
    expect(detail.description).toEqual(row.description);
    expect(detail.storage.ar).not.toBe('');
    expect(detail.gallery).toHaveLength(2);
    expect(detail.nutritionSource).toBe(row.foodId);
    expect(detail.nutrition[0]).toMatchObject({ name: { en: 'Energy', ar: 'الطاقة' }, unit: 'kcal' });
    expect(detail.moreInFamily.length).toBeGreaterThan(3);
    expect(detail.moreInFamily.some((card) => card.stockCode === row.code)).toBe(false);
  });

  it('says the deposit that comes on top of its price', async () => {
    const { code } = find(({ deposit, isActive }) => deposit === 300 && isActive);
    const { attributes } = await ask(readProduct, { stockCode: code });
    expect(attributes.at(-1)).toMatchObject({ heading: { en: 'Returnable deposit' }, details: { en: 'AED 3.00' } });
  });

  it('has its cuts in order, itself among them, and one product id', async () => {
    const row = find(({ cut, variantPosition, isActive }) => cut !== null && variantPosition === 1 && isActive);
    const { cuts } = await ask(readProduct, { stockCode: row.code });
    const siblings = rows.items.filter((one) => one.productKey === row.productKey && one.isActive);
    expect(cuts.map(({ label }) => label)).toEqual(siblings.map(({ cut }) => cut));
    expect(new Set(cuts.map(({ card }) => card.productId))).toEqual(new Set([cuts[0]?.card.stockId]));
  });

  it('has what it is made with', async () => {
    const row = find(({ included, isActive }) => included.length > 1 && isActive);
    const detail = await ask(readProduct, { stockCode: row.code });
    const active = row.included.filter((code) => find((one) => one.code === code).isActive);
    expect(detail.included.map((card) => card.stockCode)).toEqual(active);
  });

  it('is a 404 where there is none', async () => {
    const response = await shop.app.inject(`${API_BASE}/catalogue/product?stockCode=nobody`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: 0, code: 'not_found' });
  });
});

describe('a card', () => {
  const card = async (isIt: (row: ItemRow) => unknown) => {
    const row = find(isIt);
    return { row, card: (await ask(readProduct, { stockCode: row.code })).card };
  };

  it('puts Sponsored first, then New, then what was authored', async () => {
    const { row, card: sponsored } = await card((one) => one.isSponsored && one.labels.length > 0);
    expect(sponsored.labels[0]).toEqual({ en: 'Sponsored', ar: 'إعلان' });
    expect(sponsored.labels.at(-1)).toEqual(row.labels.at(-1));
    const { card: fresh } = await card((one) => one.isNew && !one.isSponsored);
    expect(fresh.labels[0]).toEqual({ en: 'New', ar: 'جديد' });
  });

  it('has badges as addresses of the public origin', async () => {
    const { row, card: one } = await card(({ badges }) => badges.length === 2);
    expect(one.badges).toEqual(row.badges.map((key) => `http://shop.example/images/badge-${key}.svg#${key}`));
  });

  it('says what a litre costs, as now sold', async () => {
    const { row, card: one } = await card(
      ({ content, promotionPrice, price }) =>
        content?.unit === 'ml' && content.amount !== 1000 && promotionPrice !== null && price > 0,
    );
    const fils = Math.round(((row.promotionPrice ?? 0) * 1000) / (row.content?.amount ?? 1));
    expect(one.unitPrice?.en).toBe(`AED ${(fils / 100).toFixed(2)} / L`);
    expect(one.unitPrice?.ar).toContain('د.إ');
    expect(one.unitPrice?.ar).toMatch(/ \/ لتر$/);
  });

  it('says nothing a kilo of what is a kilo: its price says that', async () => {
    const { card: kilo } = await card(
      ({ content, price }) => content?.unit === 'g' && content.amount === 1000 && price > 0,
    );
    expect(kilo.unitPrice).toBeNull();
  });

  it('carries every state', async () => {
    expect((await card((one) => one.isOutOfStock)).card.availability).toBe('out-of-stock');
    expect((await card((one) => one.price === 0)).card).toMatchObject({ price: 0, promotionPrice: null });
    const soon = await card((one) => one.isComingSoon && one.comingSoonDate !== null);
    expect(soon.card).toMatchObject({ isComingSoon: true, comingSoonDate: soon.row.comingSoonDate });
    expect((await card((one) => one.giftRole === 'container')).card).toMatchObject({ cartType: 'CGB' });
    expect((await card((one) => one.giftRole === 'movable')).card).toMatchObject({ cartType: 'CRT' });
    expect((await card((one) => one.isEGift)).card.isEGift).toBe(true);
    expect((await card((one) => one.minimumOrder > 1)).card.minimumOrder).toBeGreaterThan(1);
    expect((await card((one) => one.storeEta !== null)).card.eta).not.toBeNull();
    const promotion = await card((one) => one.promotionFamily !== null);
    expect(promotion.card).toMatchObject({ isPromotionItem: true, familyUrl: promotion.row.promotionFamily });
  });

  it('counts the listed products of its brand', async () => {
    const { card: one } = await card(({ brandKey, isActive }) => brandKey === 'wadi-farms' && isActive);
    const found = await ask(searchCatalogue, question({ brandDesc: ['wadi-farms'] }));
    expect(one.brandProductCount).toBe(found.total);
  });
});

describe('range', () => {
  it('is a brand with the named product first', async () => {
    const row = rows.items.filter(({ brandKey, isActive, cut }) => brandKey === 'wadi-farms' && isActive && !cut)[5];
    const { card } = await ask(readProduct, { stockCode: row?.code ?? '' });
    const range = await ask(readRange, { slug: card.brandSlug, productId: card.productId });
    expect(range.name).toEqual(card.brand);
    expect(range.products[0]?.stockCode).toBe(card.stockCode);
    expect(range.products).toHaveLength(card.brandProductCount);
  });

  it('is a family where no brand has the slug, and a 404 where nothing has it', async () => {
    const family = rows.families[0];
    const range = await ask(readRange, { slug: family?.key ?? '', productId: 0 });
    expect(range.name).toEqual(family?.name);
    expect((await shop.app.inject(`${API_BASE}/catalogue/range?slug=moon`)).statusCode).toBe(404);
  });
});

describe('origin', () => {
  it.each(['United Arab Emirates', 'united-arab-emirates', 'الإمارات', 'ae'])('is found by %s', async (origin) => {
    const found = await ask(readOrigin, { origin, page: 1 });
    expect(found.key).toBe('United Arab Emirates');
    expect(found.products).toHaveLength(24);
    expect(found.products.every((card) => card.origin === 'United Arab Emirates')).toBe(true);
    const second = await ask(readOrigin, { origin, page: 2 });
    expect(second.products[0]?.stockCode).not.toBe(found.products[0]?.stockCode);
  });
});

describe('alternatives', () => {
  it('are of the family first, inactive ones among them, never the product itself', async () => {
    const inactive = find((row) => !row.isActive);
    const row = find((one) => one.familyKey === inactive.familyKey && one.isActive && one.cut === null);
    const { card } = await ask(readProduct, { stockCode: row.code });
    const { products } = await ask(readAlternatives, { productId: card.productId, stockCode: row.code });
    expect(products.some((one) => one.stockCode === inactive.code && one.listing === 'inactive')).toBe(true);
    expect(products.some((one) => one.productId === card.productId)).toBe(false);
    expect(products[0]?.family).toEqual(card.family);
  });

  it('put the nearest size first, whoever paid for a place, and show butter for laban never', async () => {
    const { products } = await ask(readAlternatives, { productId: 0, stockCode: '106011' });
    expect(products.map(({ stockCode }) => stockCode)).toEqual(['106008', '106009', '106010']);
    expect(products.map(({ units }) => units.en)).toEqual(['1 L', '500 ml', '225 ml']);
    expect(products.map(({ isSponsored }) => isSponsored)).toEqual([true, false, false]);
  });

  it('of nothing are none', async () => {
    expect((await ask(readAlternatives, { productId: 0, stockCode: 'nobody' })).products).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are at most 8: shelves, then products with their path, then words', async () => {
    const { suggestions } = await ask(suggestProducts, { query: 'choc' });
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(suggestions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['category', 'product']));
    const product = suggestions.find(({ kind }) => kind === 'product');
    expect(product?.path).toMatch(/^\/product\/.*-\d{6}$/);
  });

  it('of nothing are none', async () => {
    expect((await ask(suggestProducts, { query: ' ' })).suggestions).toEqual([]);
  });
});

describe('a bad question', () => {
  it.each([
    ['q', `q=${'m'.repeat(201)}&lang=en`],
    ['q', `q=${'m'.repeat(3000)}&lang=en`],
    ['lang', 'q=milk&lang=fr'],
    ['page', 'lang=en&page=0'],
    ['pageSize', 'lang=en&pageSize=61'],
    ['sort', 'lang=en&sort=price'],
    ['limit', 'lang=en&limit=5'],
  ])('is a 400 that names %s', async (field, query) => {
    const response = await shop.app.inject(`${API_BASE}/catalogue/search?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: 0, code: 'invalid', field });
  });

  it('of 10,000 letters is refused', async () => {
    const response = await shop.app.inject(`${API_BASE}/catalogue/search?lang=en&q=${'m'.repeat(10_000)}`);
    expect([400, 414]).toContain(response.statusCode);
  });
});

describe('the version', () => {
  it('changes the ETag; an unchanged catalogue is a 304', async () => {
    const url = `${API_BASE}/catalogue/categories`;
    const before = await shop.app.inject(url);
    const again = await shop.app.inject({ url, headers: { 'if-none-match': String(before.headers.etag) } });
    expect(again.statusCode).toBe(304);
    const { code } = find((row) => row.isActive && row.cut === null);
    await changeCatalogue(db, { source: 'demo' }, async ({ tx }) => {
      await tx.update(item).set({ isActive: false }).where(eq(item.code, code));
    });
    // By notification, without being asked.
    await expect
      .poll(async () => (await shop.app.inject(url)).headers.etag, { timeout: 10_000, interval: 50 })
      .not.toBe(before.headers.etag);
  });

  it('is noticed without a notification too', async () => {
    const catalogue = await openCatalogue({ ...shopDeps(), db });
    const before = catalogue.version();
    await db.orm.execute(sql`update catalogue_meta set version = version + 1`);
    await expect.poll(() => catalogue.version(), { timeout: 10_000, interval: 50 }).not.toBe(before);
  });

  it('stays as it was where a change fails', async () => {
    const failing = changeCatalogue(db, { source: 'demo' }, async ({ tx }) => {
      await tx.delete(item);
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect((await ask(searchCatalogue, question())).total).toBeGreaterThan(500);
  });
});

function shopDeps() {
  return { clock: { now: () => new Date() }, log: shop.app.log as never, settings: {} as never };
}
