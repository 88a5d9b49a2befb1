import { expect, test } from 'vitest';

import type { HomeCarousel } from '#contract/catalogue.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { newFirst } from './home.ts';

function row(key: string, codes: readonly string[]): HomeCarousel {
  return { key, title: { en: key, ar: key }, link: '/', products: codes.map((code) => cardOf(code)) };
}
const codesOf = (rows: readonly HomeCarousel[]): string[] =>
  rows.map(({ products }) => products.map(({ stockCode }) => stockCode).join(' '));

test('what a row shows at first stands last in the rows below it, each in its order', () => {
  const rows = newFirst([row('offers', ['1', '2', '3', '4', '5', '6', '7']), row('dairy', ['8', '2', '7', '1', '9'])]);
  expect(codesOf(rows)).toEqual(['1 2 3 4 5 6 7', '8 7 9 2 1']);
});

test('a row of nothing new stays whole', () => {
  expect(codesOf(newFirst([row('offers', ['1', '2']), row('again', ['2', '1'])]))).toEqual(['1 2', '2 1']);
});
