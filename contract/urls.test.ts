import { describe, expect, test } from 'vitest';

import { namedProductPath } from './named-product-path.ts';
import { inLocale, productPath, shareUrl, slugOf, stockCodeOf } from './urls.ts';

const card = {
  stockCode: '106001',
  name: { en: 'Full Cream Fresh Milk', ar: 'حليب' },
  brand: { en: 'Wadi Farms', ar: 'مزارع الوادي' },
  family: { en: 'Fresh Milk', ar: 'حليب طازج' },
  familyUrl: 'fresh-milk',
  category: 'dairy-eggs',
  isPromotionItem: false,
};

describe('slugs (storefront.md section 2)', () => {
  test.each([
    ['Fresh Milk', 'fresh-milk'],
    ["Baker's  Choice, 100% Rye!", 'bakers-choice-100-rye'],
    ['Salt & Pepper', 'salt-pepper'],
    ['  --Crème brûlée-- ', 'creme-brulee'],
    ['حليب طازج', 'حليب-طازج'],
    ['!!!', ''],
  ])('%s is %s', (words, slug) => {
    expect(slugOf(words)).toBe(slug);
  });
});

describe('the product page', () => {
  test('category, family, brand and name, stock code', () => {
    expect(productPath(card)).toBe('/product/dairy-eggs/fresh-milk/wadi-farms-full-cream-fresh-milk-106001');
  });

  test("'cat' and 'fam' stand for what is missing", () => {
    expect(productPath({ ...card, category: '', familyUrl: '', family: { en: '', ar: '' } })).toBe(
      '/product/cat/fam/wadi-farms-full-cream-fresh-milk-106001',
    );
  });

  test('a promotion item uses its own family URL, also in its category form', () => {
    const promotion = { ...card, isPromotionItem: true };
    expect(productPath({ ...promotion, familyUrl: 'weekend-offers' })).toContain('/product/dairy-eggs/weekend-offers/');
    expect(productPath({ ...promotion, familyUrl: 'category/weekend-offers' })).toBe(
      '/product/category/weekend-offers/wadi-farms-full-cream-fresh-milk-106001',
    );
  });

  test('of a line of an order, which names no shelf, the code at the end finds it', () => {
    const path = namedProductPath({ stockCode: '106001', name: card.name });
    expect(path).toBe('/product/cat/fam/full-cream-fresh-milk-106001');
    expect(stockCodeOf(path)).toBe('106001');
  });

  test('the stock code is what follows the last hyphen', () => {
    expect(stockCodeOf('wadi-farms-full-cream-fresh-milk-106001')).toBe('106001');
    expect(stockCodeOf('106001')).toBe('106001');
  });

  test('the share link is English from both languages', () => {
    expect(shareUrl('https://zad.example', card)).toBe(`https://zad.example/en${productPath(card)}`);
  });
});

describe('the language of a path', () => {
  test.each([
    ['/en/searchpage?q=milk&categories=a', '/ar/searchpage?q=milk&categories=a'],
    ['/en', '/ar'],
    ['/searchpage', '/ar/searchpage'],
    ['/', '/ar'],
    ['/english-breakfast', '/ar/english-breakfast'],
    ['/en?x=1', '/ar?x=1'],
  ])('%s in Arabic is %s', (from, to) => {
    expect(inLocale(from, 'ar')).toBe(to);
  });
});
