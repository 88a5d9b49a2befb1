import { expect, test } from 'vitest';

import { laterImports, precachedFiles } from './precached-files.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_icon.js'],
    css: ['assets/index.css'],
    assets: ['assets/latin.woff2'],
  },
  '_icon.js': { file: 'assets/icon.js', assets: ['assets/icons.svg'] },
  'locales/ar/messages.po': { file: 'assets/ar.js' },
  'locales/en/messages.po': { file: 'assets/en.js' },
  'src/routes/$locale.tsx?tsr-split=component': { file: 'assets/layout.js', css: ['assets/layout.css'] },
  'src/routes/$locale.index.tsx?tsr-split=component': { file: 'assets/home.js', imports: ['index.html', '_card.js'] },
  '_card.js': { file: 'assets/card.js' },
  'src/routes/$locale.searchpage.tsx?tsr-split=component': { file: 'assets/search.js', imports: ['_card.js'] },
  'src/app/panels/panel-stack.tsx': { file: 'assets/panels.js', imports: ['index.html'] },
};

test('the shell, the home page, both languages and what they import are there from the start, and nothing else', () => {
  expect([...precachedFiles(manifest)].toSorted()).toEqual([
    'assets/ar.js',
    'assets/card.js',
    'assets/en.js',
    'assets/home.js',
    'assets/icon.js',
    'assets/icons.svg',
    'assets/index.css',
    'assets/index.js',
    'assets/latin.woff2',
    'assets/layout.css',
    'assets/layout.js',
    'index.html',
  ]);
});

test('of the rest it is known what each imports of the rest', () => {
  const shared = { file: 'assets/rows.js' };
  const cart = { file: 'assets/cart.js', imports: ['_rows.js', 'index.html', '_card.js'] };
  const imports = laterImports({ ...manifest, '_rows.js': shared, 'src/routes/$locale.cart.tsx': cart });
  expect(imports.get('assets/cart.js')).toEqual(['assets/rows.js']);
  expect(imports.has('assets/home.js')).toBe(false);
});
