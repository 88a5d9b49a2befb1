import { expect, test } from 'vitest';

import { pageLinks } from './page-links.ts';

const manifest = {
  'index.html': { file: 'assets/main-1.js', css: ['assets/main-1.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/routes/home.tsx': { file: 'assets/home-1.js', imports: ['_shared.js', '_card.js', 'index.html'] },
  'src/routes/home.tsx?tsr-split=component': { file: 'assets/home-2.js', css: ['assets/home-2.css'] },
  '_card.js': { file: 'assets/card-1.js', css: ['assets/card-1.css'], imports: ['_shared.js'] },
  'src/routes/other.tsx': { file: 'assets/other-1.js' },
};
const template =
  '<script src="/assets/main-1.js"></script><link href="/assets/main-1.css"><link href="/assets/shared-1.js">';

test('a page links its chunks and theirs, styles first, and not what the template links', () => {
  const links = pageLinks(manifest, template, ['src/routes/home.tsx']);
  expect(links.match(/href="[^"]+"/g)).toEqual([
    'href="/assets/card-1.css"',
    'href="/assets/home-2.css"',
    'href="/assets/home-1.js"',
    'href="/assets/card-1.js"',
    'href="/assets/home-2.js"',
  ]);
});

test('endings may be left out, and unknown modules are passed over', () => {
  expect(pageLinks(manifest, template, ['src/routes/other', 'src/none'])).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/other-1.js">',
  );
});
