import { describe, expect, it } from 'vitest';

import { isProductTab, tabsWithContent } from './product-tabs.ts';

const both = (text: string) => ({ en: text, ar: text });
const nutrient = { name: both('Energy'), amount: 61, unit: 'kcal' as const };

describe('tabsWithContent', () => {
  it('keeps the order of the specification', () => {
    const told = { description: both('a'), ingredientsText: both('b'), storage: both('c'), nutrition: [nutrient] };
    expect(tabsWithContent(told, 'en')).toEqual(['description', 'ingredients', 'storage', 'nutrition']);
  });

  it('removes empty tabs, nutrition among them', () => {
    const told = { description: both('a'), ingredientsText: both(''), storage: both('  '), nutrition: [] };
    expect(tabsWithContent(told, 'en')).toEqual(['description']);
  });

  it('asks the language that is shown', () => {
    const told = { description: { en: 'a', ar: '' }, ingredientsText: both(''), storage: both('c'), nutrition: [] };
    expect(tabsWithContent(told, 'ar')).toEqual(['storage']);
  });
});

describe('isProductTab', () => {
  it('knows the tabs and nothing else', () => {
    expect(isProductTab('storage')).toBe(true);
    expect(isProductTab('reviews')).toBe(false);
    expect(isProductTab(undefined)).toBe(false);
  });
});
