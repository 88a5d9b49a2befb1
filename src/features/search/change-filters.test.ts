import { describe, expect, it } from 'vitest';

import { chosenFilters, clearFilters, clearSection, toggleFilter } from './change-filters.ts';
import { categoryOfPage, isBrowsing } from './filter-choice.ts';

describe('choosing filters', () => {
  it('puts a value in and takes it out again', () => {
    const once = toggleFilter({ q: 'milk' }, 'brandDesc', 'al-marai-hills');
    expect(once).toEqual({ q: 'milk', brandDesc: ['al-marai-hills'] });
    expect(toggleFilter(once, 'brandDesc', 'al-marai-hills')).toEqual({ q: 'milk' });
  });

  it('keeps the other values of the group and the other groups', () => {
    const choice = { categories: ['bakery', 'snacks'], originDesc: ['oman'] };
    expect(toggleFilter(choice, 'categories', 'bakery')).toEqual({ categories: ['snacks'], originDesc: ['oman'] });
  });

  it('clears one group, or all of them but not the words and the order', () => {
    const choice = { q: 'tea', sort: 'stockSortRate-ASC', brandDesc: ['a'], featured: ['offers'] } as const;
    const mutable = { ...choice, brandDesc: ['a'], featured: ['offers'] };
    expect(clearSection(mutable, { id: 'brandDesc', facet: 'brandDesc', holds: () => true })).toEqual({
      q: 'tea',
      sort: 'stockSortRate-ASC',
      featured: ['offers'],
    });
    expect(clearFilters(mutable)).toEqual({ q: 'tea', sort: 'stockSortRate-ASC' });
  });

  it('lists what is chosen in the order of the groups', () => {
    expect(chosenFilters({ originDesc: ['oman'], familyDesc: ['milk', 'laban'] })).toEqual([
      { facet: 'familyDesc', key: 'milk' },
      { facet: 'familyDesc', key: 'laban' },
      { facet: 'originDesc', key: 'oman' },
    ]);
  });

  it('takes the one category of a page without words for where one is, not for a filter', () => {
    const shelf = { categories: ['bakery'], familyDesc: ['bread'], sort: 'stockSortRate-ASC' as const };
    expect(categoryOfPage(shelf)).toBe('bakery');
    expect(chosenFilters(shelf)).toEqual([{ facet: 'familyDesc', key: 'bread' }]);
    expect(clearFilters(shelf)).toEqual({ categories: ['bakery'], sort: 'stockSortRate-ASC' });
    for (const choice of [
      { ...shelf, q: 'rye' },
      { ...shelf, categories: ['bakery', 'snacks'] },
    ]) {
      expect(categoryOfPage(choice)).toBeUndefined();
      expect(chosenFilters(choice)).toContainEqual({ facet: 'categories', key: 'bakery' });
      expect(clearFilters(choice).categories).toBeUndefined();
    }
  });

  it('is browsing with an order alone', () => {
    expect(isBrowsing({ sort: 'stockNADate-DESC' })).toBe(true);
    expect(isBrowsing({ q: 'a' })).toBe(false);
    expect(isBrowsing({ categories: ['bakery'] })).toBe(false);
  });
});
