import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { memoryCaches } from '#tests/support/memory-caches.ts';

import { fetchSuccessors, forgetOldBuilds, successorsOf, type BuildFile } from './build-files.ts';

const later = (url: string, imports: string[] = []): BuildFile => ({ url, revision: null, isLater: true, imports });
const NEW: BuildFile[] = [
  { url: 'assets/index-NEW00000.js', revision: null },
  later('assets/search-screen-NEW-0000.js', ['assets/results-NEW00000.js', 'assets/index-NEW00000.js']),
  later('assets/results-NEW00000.js', ['assets/grid-NEW00000.js']),
  later('assets/grid-NEW00000.js'),
  later('assets/checkout-NEW00000.js'),
];
const OLD = ['/assets/index-OLD00000.js', '/assets/search-screen-OLD_0000.js'];

let store: ReturnType<typeof memoryCaches>;
let missing: string[];
let asked: string[];
beforeEach(() => {
  store = memoryCaches();
  [missing, asked] = [[], []];
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (missing.includes(path)) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(new Response('', { headers: { 'content-type': 'text/javascript' } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the successors of what is kept are the files of the same name, with what they import, and no others', () => {
  expect(successorsOf(OLD, NEW).toSorted()).toEqual([
    '/assets/grid-NEW00000.js',
    '/assets/results-NEW00000.js',
    '/assets/search-screen-NEW-0000.js',
  ]);
  expect(successorsOf([], NEW)).toEqual([]);
});

test('a new worker has them before it waits, and visited pages still open when it has taken over (1.3)', async () => {
  await store.fill('assets', OLD);
  await fetchSuccessors(NEW);
  expect(store.urls('assets')).toEqual(expect.arrayContaining(OLD.map((path) => `https://shop.example${path}`)));
  await forgetOldBuilds(NEW, 'pages-new');
  expect(store.urls('assets').toSorted()).toEqual(
    ['grid-NEW00000', 'results-NEW00000', 'search-screen-NEW-0000'].map(
      (name) => `https://shop.example/assets/${name}.js`,
    ),
  );
});

test('it does not become one that waits where a file cannot be had', async () => {
  await store.fill('assets', OLD);
  missing = ['/assets/grid-NEW00000.js'];
  await expect(fetchSuccessors(NEW)).rejects.toThrow('grid');
});

test('a first visit asks for none of them', async () => {
  await fetchSuccessors(NEW);
  expect(asked).toEqual([]);
});
