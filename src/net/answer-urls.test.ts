import { QueryClient, type Query } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { getMyProfile } from '#contract/account.ts';
import { queryOf } from '#contract/call.ts';
import { readCards, readProduct, searchCatalogue, type SearchInput } from '#contract/catalogue.ts';

import { answerUrls, pageNumberOf, readsFrom } from './answer-urls.ts';

const nothing = { productDesc: [], familyDesc: [], featured: [], brandDesc: [], categories: [], originDesc: [] };
const milk: SearchInput = {
  ...nothing,
  query: 'milk',
  language: 'en',
  sort: 'relevance',
  strength: 'strong',
  page: 1,
  pageSize: 24,
  categories: ['dairy', 'baby'],
};
const milkUrl = (page: number): string => `/ecomapi/catalogue/search${queryOf(searchCatalogue, { ...milk, page })}`;

function held(queryKey: unknown[]): { client: QueryClient; query: Query } {
  const client = new QueryClient();
  client.setQueryData(queryKey, {});
  const [query] = client.getQueryCache().getAll();
  if (!query) throw new Error('no query');
  return { client, query };
}

test('a query says the very address that its call asks', () => {
  const { client, query } = held([searchCatalogue.name, searchCatalogue.input.encode(milk), 'pages']);
  expect(answerUrls(client)).toEqual([milkUrl(1)]);
  expect(readsFrom(query, milkUrl(1))).toBe(true);
});

test('an endless list reads from each of its pages, and from no other question', () => {
  const { query } = held([searchCatalogue.name, searchCatalogue.input.encode(milk), 'pages']);
  expect(readsFrom(query, milkUrl(3))).toBe(true);
  expect(pageNumberOf(milkUrl(3))).toBe(3);
  expect(pageNumberOf(milkUrl(1))).toBe(1);
  const everything = `/ecomapi/catalogue/search${queryOf(searchCatalogue, { ...milk, query: '', categories: [] })}`;
  expect(readsFrom(query, everything)).toBe(false);
});

test('another product is another address', () => {
  const { query } = held([readProduct.name, readProduct.input.encode({ stockCode: '101001' })]);
  expect(readsFrom(query, '/ecomapi/catalogue/product?stockCode=101001')).toBe(true);
  expect(readsFrom(query, '/ecomapi/catalogue/product?stockCode=101002')).toBe(false);
});

test('what the worker does not keep has no address: a shopper’s own, and the cards of their cart (M6)', () => {
  expect(answerUrls(held([readCards.name, { stockCode: ['106001'] }]).client)).toEqual([]);
  expect(answerUrls(held([getMyProfile.name, {}]).client)).toEqual([]);
});

test('what is not a call of ours has no address', () => {
  expect(answerUrls(held(['something', {}]).client)).toEqual([]);
});
