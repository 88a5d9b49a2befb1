import { describe, expect, it } from 'vitest';

import { parseQueryString, writeQueryString } from '#src/lib/query-string.ts';

import { readSearchChoice } from './search-choice.ts';

const read = (text: string) => readSearchChoice(parseQueryString(text));

describe('the query string of /searchpage', () => {
  it('reads words, order and filters', () => {
    expect(read('?q=milk&sort=stockSortRate-ASC&categories=bakery&categories=snacks&originDesc=oman')).toEqual({
      q: 'milk',
      sort: 'stockSortRate-ASC',
      categories: ['bakery', 'snacks'],
      originDesc: ['oman'],
    });
  });

  it('leaves out what is empty, unknown, repeated or the default', () => {
    expect(read('?q=&sort=relevance&brandDesc=&unknown=1&familyDesc=milk&familyDesc=milk')).toEqual({
      familyDesc: ['milk'],
    });
    expect(read('?q=%20%20&sort=price')).toEqual({});
  });

  it('takes the first of several queries', () => {
    expect(read('?q=milk&q=bread').q).toBe('milk');
  });

  it('keeps either language, Eastern digits and mixed directions', () => {
    expect(read('?q=%D8%AD%D9%84%D9%8A%D8%A8+%D9%A5%D9%A0%D9%A0+ml').q).toBe('حليب ٥٠٠ ml');
  });

  it.each([
    ['objects', { q: { toString: () => 'x' }, categories: { a: 1 }, brandDesc: [{}, null, 'ok', ['nested']] }],
    ['numbers and booleans', { q: 12, sort: 3, featured: true, familyDesc: [1, 2] }],
    ['prototype names', { __proto__: { q: 'x' }, constructor: 'y', sort: '__proto__', originDesc: ['__proto__'] }],
    ['nothing', {}],
  ])('survives %s', (_what, query) => {
    const choice = readSearchChoice(query);
    for (const [name, value] of Object.entries(choice)) {
      expect(['q', 'sort', 'brandDesc', 'originDesc', 'featured', 'familyDesc', 'categories']).toContain(name);
      expect(typeof value === 'string' || value.every((one) => typeof one === 'string')).toBe(true);
    }
  });

  it('holds to the limits of the contract', () => {
    const many = Array.from({ length: 400 }, (_, index) => `k${index}`);
    const choice = readSearchChoice({ q: 'a'.repeat(10_000), brandDesc: many, categories: 'x'.repeat(161) });
    expect(choice.q).toHaveLength(200);
    expect(choice.brandDesc).toHaveLength(50);
    expect(choice.categories).toBeUndefined();
  });

  it('drops control signs and broken pairs, and never cuts a pair in two', () => {
    expect(read('?q=mi%00lk%0A').q).toBe('mi lk');
    expect(readSearchChoice({ q: '\ud83c milk' }).q).toBe('milk');
    const cut = readSearchChoice({ q: `${'a'.repeat(199)}🥛` }).q ?? '';
    expect(cut.isWellFormed()).toBe(true);
  });

  it('says the same after writing and reading again, so that no address leads in circles', () => {
    const choice = read(`?q=${encodeURIComponent("50% <b>'; drop")}+&categories=a%20b&sort=stockDesc.keyword-ASC`);
    expect(read(writeQueryString({ ...choice }))).toEqual(choice);
  });

  it('changes nothing when read twice, and mends what the router merged back in', () => {
    const raw = parseQueryString(`?sort=x&brandDesc=${'a'.repeat(500)}&q=milk&originDesc=oman`);
    const once = readSearchChoice(raw);
    expect(readSearchChoice({ ...raw, ...once })).toEqual({ q: 'milk', originDesc: ['oman'] });
    expect(readSearchChoice({ ...once })).toEqual(once);
  });
});
