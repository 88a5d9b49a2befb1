import { describe, expect, it } from 'vitest';

import type { FacetBuckets } from '#contract/catalogue.ts';

import { narrowBuckets } from './narrow-buckets.ts';

const bucket = (en: string, ar: string) => ({ key: en.toLowerCase(), label: { en, ar }, count: 1 });
const facets: FacetBuckets = {
  productDesc: [],
  familyDesc: [bucket('Fresh Milk', 'حليب طازج'), bucket('Laban', 'لبن')],
  featured: [],
  brandDesc: [bucket('Café Najm', 'مقهى نجم')],
  categories: [],
  originDesc: [bucket('Oman', 'عُمان')],
};
const found = (text: string) =>
  narrowBuckets(facets, text).flatMap(({ buckets }) => buckets.map(({ label }) => label.en));

describe('narrowing the filters', () => {
  it('leaves out groups without buckets and keeps the rest when nothing is typed', () => {
    expect(narrowBuckets(facets, ' ').map(({ facet }) => facet)).toEqual(['familyDesc', 'brandDesc', 'originDesc']);
  });

  it('finds either language, folded', () => {
    expect(found('MILK fr')).toEqual(['Fresh Milk']);
    expect(found('cafe')).toEqual(['Café Najm']);
    expect(found('الحليب')).toEqual(['Fresh Milk']);
    expect(found('عمان')).toEqual(['Oman']);
  });

  it('finds nothing for what no bucket is called', () => {
    expect(found('zzz')).toEqual([]);
  });
});
