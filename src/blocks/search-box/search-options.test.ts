import { describe, expect, it } from 'vitest';

import type { Suggestion } from '#contract/suggestions.ts';

import { suggestedOptions } from './search-options.ts';

const milk: Suggestion = {
  kind: 'product',
  key: '1001',
  label: { en: 'Full Cream Milk', ar: 'حليب كامل الدسم' },
  image: '/images/a.svg',
  path: '/product/dairy-eggs/fresh-milk/milk-1001',
  card: null,
};
const named = (kind: Suggestion['kind'], key: string): Suggestion => ({
  kind,
  key,
  label: { en: key, ar: key },
  image: null,
  path: null,
  card: null,
});

describe('the lines under the search field', () => {
  it('begin with the words as typed, trimmed, where there are none to go on with', () => {
    const [first] = suggestedOptions(' حليب & lait ', [], 'en');
    expect(first?.query).toBe('حليب & lait');
    expect(new URL(first?.path ?? '', 'https://zad.test').searchParams.get('q')).toBe('حليب & lait');
  });

  it('lead to what they name', () => {
    const lines = suggestedOptions(
      'mi',
      [milk, named('category', 'dairy-eggs'), named('family', 'milk'), named('brand', 'a b'), named('word', 'mint')],
      'ar',
    );
    expect(lines.map((line) => line.path)).toEqual([
      '/searchpage?q=mint',
      '/product/dairy-eggs/fresh-milk/milk-1001',
      '/searchpage?categories=dairy-eggs',
      '/searchpage?familyDesc=milk',
      '/searchpage?brandDesc=a+b',
    ]);
    expect(lines[1]?.label).toBe('حليب كامل الدسم');
  });

  it('tell and search what a name of elsewhere is in the language of the shop', () => {
    const nappies = { ...named('word', 'nappies'), label: { en: 'nappies', ar: 'حفاضات' } };
    const [line] = suggestedOptions('pampers', [nappies], 'ar');
    expect([line?.label, line?.query]).toEqual(['حفاضات', 'حفاضات']);
    expect(new URL(line?.path ?? '', 'https://zad.test').searchParams.get('q')).toBe('حفاضات');
  });

  it('do not say the typed word twice', () => {
    const lines = suggestedOptions('Mint', [named('word', 'mint'), named('word', 'mints')], 'en');
    expect(lines.map(({ kind, label }) => [kind, label])).toEqual([
      ['typed', 'Mint'],
      ['word', 'mints'],
    ]);
  });
});
