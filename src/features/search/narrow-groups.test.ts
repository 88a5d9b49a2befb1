import { describe, expect, it } from 'vitest';

import type { FacetBuckets } from '#contract/catalogue.ts';

import { clearSection } from './change-filters.ts';
import { narrowGroups } from './narrow-groups.ts';
import { tellingGroups } from './telling-groups.ts';

const bucket = (en: string, ar: string) => ({ key: en.toLowerCase(), label: { en, ar }, count: 1 });
const facets: FacetBuckets = {
  productDesc: [],
  familyDesc: [bucket('Fresh Milk', 'حليب طازج'), bucket('Laban', 'لبن')],
  featured: [],
  brandDesc: [bucket('Café Najm', 'مقهى نجم')],
  categories: [],
  originDesc: [bucket('Oman', 'عُمان')],
};
const groupsOf = (all = facets) => tellingGroups(all, {}, []);
const found = (text: string) =>
  narrowGroups(groupsOf(), text).flatMap(({ buckets }) => buckets.map(({ label }) => label.en));

describe('narrowing the filters', () => {
  it('leaves out groups without buckets and keeps the rest when nothing is typed', () => {
    expect(narrowGroups(groupsOf(), ' ').map(({ section }) => section.id)).toEqual([
      'familyDesc',
      'brandDesc',
      'originDesc',
    ]);
  });

  it('finds either language, folded', () => {
    expect(found('MILK fr')).toEqual(['Fresh Milk']);
    expect(found('cafe')).toEqual(['Café Najm']);
    expect(found('الحليب')).toEqual(['Fresh Milk']);
    expect(found('عمان')).toEqual(['Oman']);
  });

  it('puts offers first, then the badges, and clears each by itself', () => {
    const featured = [
      { key: 'offers', label: { en: 'Offers', ar: 'العروض' }, count: 3 },
      { key: 'vegan', label: { en: 'Vegan', ar: 'نباتي (فيغان)' }, count: 2 },
    ];
    const groups = narrowGroups(groupsOf({ ...facets, featured }), '');
    expect(groups.map(({ section, buckets }) => [section.id, buckets.length])).toEqual([
      ['featured', 1],
      ['badges', 1],
      ['familyDesc', 2],
      ['brandDesc', 1],
      ['originDesc', 1],
    ]);
    const choice = { q: 'milk', featured: ['vegan', 'offers'] };
    const [offers, badges] = groups;
    expect(badges && clearSection(choice, badges.section)).toEqual({ q: 'milk', featured: ['offers'] });
    expect(offers && clearSection({ featured: ['offers'] }, offers.section)).toEqual({});
  });

  it('finds nothing for what no bucket is called', () => {
    expect(found('zzz')).toEqual([]);
  });
});
