import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { defineCall } from '#contract/call.ts';
import type { RenderedPage, RenderRequest } from '#contract/rendered-page.ts';
import { text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import { pageHeaders } from '#server/kit/security-headers.ts';
import { serve } from '#server/kit/serve.ts';
import { readSettings } from '#server/kit/settings.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { hostPages } from './page-host.ts';
import { StaticFiles } from './static-files.ts';

const TEMPLATE = `<!doctype html><html lang="en" dir="ltr"><head><link rel="manifest" href="/manifest.en.webmanifest" /><!--app-head--></head><body><div id="root"><!--app-body--></div><!--app-state--></body></html>`;

const read = defineCall({
  name: 'test.read',
  method: 'GET',
  path: '/read',
  auth: 'guest',
  offline: 'cache',
  summary: '',
  input: record({ word: ['w', text()] }),
  answer: record({ said: ['said', text()] }),
});

let folder: string;
let api: TestApp;
let version = '1';
let renders: string[] = [];

async function render({ url, request }: RenderRequest): Promise<RenderedPage> {
  renders.push(url);
  const lang = url.startsWith('/ar') ? 'ar' : 'en';
  const page = {
    status: 200,
    lang,
    head: '<title>$& Zad</title>',
    state: '',
    modules: ['src/routes/home.tsx'],
  } as const;
  if (url.includes('broken')) throw new Error('the page broke');
  if (url.includes('failing')) return { ...page, status: 500, body: '' };
  if (url.includes('missing')) return { ...page, status: 404, body: 'nothing here' };
  if (url.includes('moved')) return { ...page, body: '', redirect: '/en/new?x=1' };
  if (url.includes('away')) return { ...page, body: '', redirect: '//evil.example' };
  const answer = await request('/ecomapi/read?w=milk');
  expect(Date.parse(answer.date)).not.toBeNaN();
  return { ...page, body: `<p>${'word '.repeat(200)}</p>`, state: JSON.stringify({ raw: `${answer.body}</script>` }) };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-pages-'));
  afterAll(() => rm(folder, { recursive: true }));
  const write = async (path: string, content: string | Buffer): Promise<void> => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  const script = `export const a = ${JSON.stringify('x'.repeat(1000))};`;
  await write('client/index.html', TEMPLATE);
  await write('client/sw.js', 'self.skipWaiting();');
  await write('client/manifest.ar.webmanifest', '{}');
  await write('client/.vite/manifest.json', '{"secret":true}');
  await write('client/assets/home-abc.js', script);
  await write('client/assets/home-abc.js.br', brotliCompressSync(script));
  await write('client/assets/font.woff2', Buffer.alloc(900));
  await write('previous/assets/home-old.js', 'old');
  const files = new StaticFiles(
    [join(folder, 'client'), join(folder, 'previous')],
    'build1',
    pageHeaders(readSettings({})),
  );
  const pages = hostPages({
    id: 'build1',
    headers: pageHeaders(readSettings({})),
    files,
    template: TEMPLATE,
    linksOf: (page) => `<link rel="modulepreload" href="/${page.modules.join()}">`,
    render,
  });
  const noun = () => Promise.resolve([serve(read, ({ word }) => ({ said: `<${word}>` }))]);
  const host: typeof pages = {
    register: (app) => pages.register(app, { contentVersion: () => version, hasSession: () => false }),
  };
  api = await createTestApp(await createTestDatabase(), { nouns: [noun], pages: host });
});

beforeEach(() => {
  renders = [];
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('an address without a language', () => {
  test.each([
    ['/', {}, '/en'],
    ['/cart?x=1&y=%20', {}, '/en/cart?x=1&y=%20'],
    ['/', { 'accept-language': 'ar-AE,ar;q=0.9,en;q=0.8' }, '/ar'],
    ['/', { 'accept-language': 'fr, en;q=0.4, ar;q=0.6' }, '/ar'],
    ['/', { 'accept-language': 'ar;q=0, de' }, '/en'],
    ['/origin/india', { cookie: 'a=b; zad-locale=ar', 'accept-language': 'en' }, '/ar/origin/india'],
    ['/', { cookie: 'zad-locale=xx' }, '/en'],
    ['/AR/cart', {}, '/ar/cart'],
    ['/english', {}, '/en/english'],
    ['//evil.example/x', {}, '/en//evil.example/x'],
  ])('%s with %j goes to %s', async (url, headers, target) => {
    const response = await get(url, headers);
    expect([response.statusCode, response.headers.location]).toEqual([302, target]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.vary).toBe('Cookie, Accept-Language');
  });
});

describe('a page', () => {
  test('is the template filled, with nothing in its state that ends the block', async () => {
    const { body, headers, statusCode } = await get('/ar/home');
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('href="/manifest.ar.webmanifest"');
    expect(body).toContain('<title>$& Zad</title><link rel="modulepreload" href="/src/routes/home.tsx">');
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(state).not.toContain('<');
    expect(JSON.parse(state)).toEqual({
      raw: '{"status":1,"message":"Success","data":{"said":"<milk>"}}</script>',
    });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-zad-build': 'build1',
      vary: 'Accept-Encoding',
    });
  });

  test('has a policy that allows nothing inline, and no script without a source', async () => {
    const { body, headers } = await get('/en');
    expect(headers['content-security-policy']).toMatchInlineSnapshot(
      `"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' ws://127.0.0.1:4173; frame-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types zad"`,
    );
    expect(body.match(/<script(?! type="application\/json")(?![^>]* src=)/)).toBeNull();
  });

  test('is rendered once a version, for all who ask', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => get('/en/once')));
    expect(new Set(all.map((one) => one.body)).size).toBe(1);
    const held = (await get('/en/once')).headers.etag as string;
    expect((await get('/en/once', { 'if-none-match': held })).statusCode).toBe(304);
    expect(renders).toEqual(['/en/once']);
    version = '2';
    await get('/en/once');
    expect(renders).toEqual(['/en/once', '/en/once']);
  });

  test('answers HEAD, packs its body, and keeps its own status', async () => {
    const head = await api.app.inject({ method: 'HEAD', url: '/en/head' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await get('/en/head', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect([(await get('/en/missing')).statusCode, (await get('/en/missing')).statusCode]).toEqual([404, 404]);
    expect(renders.filter((url) => url === '/en/missing').length).toBe(2);
  });

  test('redirects where the app says, on this origin only', async () => {
    expect((await get('/en/moved')).headers.location).toBe('/en/new?x=1');
    expect((await get('/en/away')).headers.location).toBe('/');
  });

  test.each(['/ar/broken', '/ar/failing'])('%s that fails is the shell, and the log says why', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('<html lang="ar" dir="rtl">');
    expect(response.body).toContain('<div id="root"></div>');
    expect(response.body).not.toContain('broke');
    expect(api.lines.some((line) => line.includes('rendering failed') && line.includes(url))).toBe(true);
    renders = [];
    await get(url);
    expect(renders).toEqual([url]);
  });

  test('takes no other method', async () => {
    expect((await api.app.inject({ method: 'POST', url: '/en/cart' })).statusCode).toBe(404);
  });
});

describe('a file', () => {
  test('that is named by its content may be kept for a year, packed as the build packed it', async () => {
    const first = await get('/assets/home-abc.js', { 'accept-encoding': 'br, gzip' });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/assets/home-abc.js?x', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
    const held = { 'if-none-match': first.headers.etag as string };
    expect((await get('/assets/home-abc.js', held)).statusCode).toBe(304);
    expect((await get('/assets/home-old.js')).body).toBe('old');
  });

  test('that is dense already is not packed', async () => {
    const { headers } = await get('/assets/font.woff2', { 'accept-encoding': 'br' });
    expect([headers['content-type'], headers['content-encoding'], headers.vary]).toEqual([
      'font/woff2',
      undefined,
      undefined,
    ]);
  });

  test('that keeps its name is asked for again each time; the worker may rule the whole site', async () => {
    expect((await get('/sw.js')).headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
    expect((await get('/index.html')).headers).toMatchObject({ 'cache-control': 'no-cache', 'x-zad-build': 'build1' });
    expect((await get('/manifest.ar.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
  });

  test.each([
    '/assets/gone.js',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/assets/home-abc.js.br',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/images/none',
    '/ecomapi/none',
  ])('%s is not there, and no page stands in for it', async (url) => {
    const response = await get(url);
    expect(response.body).not.toContain('secret');
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });
});
