/** Cards by stock code over HTTP, on the demo catalogue. */
import { beforeAll, describe, expect, it } from 'vitest';

import { API_BASE, decodeAnswer } from '#contract/call.ts';
import { readCards } from '#contract/catalogue.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const { db, rows } = await createDemoDatabase();
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp(db);
});

const ask = (codes: readonly string[]) =>
  shop.app.inject(
    `${API_BASE}/catalogue/cards?${codes.map((code) => `stockCode=${encodeURIComponent(code)}`).join('&')}`,
  );

async function codesOf(codes: readonly string[]): Promise<string[]> {
  const answer = decodeAnswer(readCards, (await ask(codes)).json<{ data: unknown }>().data);
  if (!answer.ok) throw answer.error;
  return answer.value.products.map((card) => card.stockCode);
}

describe('cards by stock code', () => {
  it('come in the order of the codes, once each, without what is not there', async () => {
    const [a = '', b = ''] = rows.items.map(({ code }) => code);
    expect(await codesOf([b, 'nobody', a, b])).toEqual([b, a]);
    expect(await codesOf([])).toEqual([]);
  });

  it('hold what is inactive or a further cut too: a list may have it', async () => {
    const hidden = rows.items.find(({ isActive }) => !isActive)?.code ?? '';
    const cut = rows.items.find(({ variantPosition, isActive }) => variantPosition > 1 && isActive)?.code ?? '';
    expect(await codesOf([hidden, cut])).toEqual([hidden, cut]);
  });

  it('are kept: public, with an ETag', async () => {
    const answer = await ask([rows.items[0]?.code ?? '']);
    expect(answer.headers['cache-control']).toContain('public');
    expect(answer.headers.etag).toBeTruthy();
  });

  it.each([
    ['101 codes', Array.from({ length: 101 }, (_, at) => String(at)), 'stockCode'],
    ['a code too long', ['x'.repeat(41)], 'stockCode[0]'],
    ['a null character', ['a\0'], 'stockCode[0]'],
  ])('%s is a 400 that names the field', async (_, codes, field) => {
    const answer = await ask(codes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', field });
  });
});
