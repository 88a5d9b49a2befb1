import { expect, it } from 'vitest';

import type { Bucket, FacetBuckets } from '#contract/catalogue.ts';

import { hasTelling, tellingGroups } from './telling-groups.ts';

const bucket = (key: string, count: number): Bucket => ({ key, label: { en: key, ar: key }, count });
const facets = (more: Partial<FacetBuckets>): FacetBuckets => ({
  productDesc: [],
  familyDesc: [],
  featured: [],
  brandDesc: [],
  categories: [],
  originDesc: [],
  ...more,
});

it('one product has nothing to filter, whatever is said of it', () => {
  const one = facets({ brandDesc: [bucket('ghaf-valley', 1)], featured: [bucket('vegan', 1)] });
  expect(hasTelling(one, { q: 'coriander' }, 1)).toBe(false);
});

it('two of one brand have nothing either, two of two brands do', () => {
  expect(hasTelling(facets({ brandDesc: [bucket('ghaf-valley', 2)] }), { q: 'basil' }, 2)).toBe(false);
  expect(hasTelling(facets({ brandDesc: [bucket('a', 1), bucket('b', 1)] }), { q: 'basil' }, 2)).toBe(true);
});

it('a range of prices is asked for where one range holds all, beside what tells them apart and not alone', () => {
  const dear = 'price-range-20-50';
  const priced = { featured: [bucket(dear, 2)] };
  const headings = (more: Partial<FacetBuckets>) =>
    tellingGroups(facets(more), { q: 'lamb' }, [`featured ${dear}`]).map(({ section }) => section.id);
  expect(headings({ ...priced, brandDesc: [bucket('a', 1), bucket('b', 1)] })).toEqual(['price', 'brandDesc']);
  expect(headings(priced)).toEqual([]);
});
