import { expect, test } from 'vitest';

import { succeed } from '#contract/call.ts';
import { readRange } from '#contract/catalogue.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { isKeepable, isStoresAnswer } from './keepable.ts';

function answer(type: string, init: { status?: number; caching?: string } = {}): Response {
  return new Response('x', {
    status: init.status ?? 200,
    headers: { 'content-type': type, 'cache-control': init.caching ?? 'public, max-age=0, must-revalidate' },
  });
}

test('a good answer of the right type is kept', () => {
  expect(isKeepable('catalogue', answer('application/json; charset=utf-8'))).toBe(true);
  expect(isKeepable('image', answer('image/svg+xml'))).toBe(true);
  expect(isKeepable('asset', answer('text/javascript'))).toBe(true);
  expect(isKeepable('page', answer('text/html; charset=utf-8', { caching: 'no-cache' }))).toBe(true);
});

test('what is a shopper’s own, a failure, or the page of a captive portal is not', () => {
  expect(isKeepable('catalogue', answer('application/json', { caching: 'no-store' }))).toBe(false);
  expect(isKeepable('page', answer('text/html', { caching: 'private, max-age=60' }))).toBe(false);
  expect(isKeepable('catalogue', answer('application/json', { status: 503 }))).toBe(false);
  expect(isKeepable('page', answer('text/html', { status: 404 }))).toBe(false);
  for (const kind of ['catalogue', 'image', 'asset'] as const)
    expect(isKeepable(kind, answer('text/html'))).toBe(false);
});

test.each([
  ['what a portal says in JSON', { status: 1, data: {} }],
  ['a refusal', { status: 0, message: 'no' }],
  ['no envelope', [1]],
  ['no JSON', '<html>'],
])('%s does not take the place of the good copy (3.4)', async (_what, body) => {
  const response = new Response(typeof body === 'string' ? body : JSON.stringify(body));
  expect(await isStoresAnswer('https://shop.example/ecomapi/catalogue/categories', response)).toBe(false);
});

test('the store’s own answer does, and can still be read', async () => {
  const response = Response.json(
    succeed(readRange, { name: { en: 'All milk', ar: '\u0643\u0644' }, products: [cardOf('M1')] }),
  );
  expect(await isStoresAnswer('https://shop.example/ecomapi/catalogue/range?slug=milk', response)).toBe(true);
  expect(await response.json()).toMatchObject({ status: 1 });
});
