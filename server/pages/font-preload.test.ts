import { expect, test } from 'vitest';

import { fontPreload } from './font-preload.ts';

const FOLDER = 'node_modules/@fontsource-variable/readex-pro/files';
const manifest = Object.fromEntries(
  ['latin', 'latin-ext', 'arabic'].map((script) => {
    const src = `${FOLDER}/readex-pro-${script}-wght-normal.woff2`;
    return [src, { src, file: `assets/${script}-1a2b.woff2` }];
  }),
);

const linkOf = (script: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${script}-1a2b.woff2">`;

test('an English page asks for the Latin letters alone, an Arabic one for its digits too', () => {
  expect(fontPreload(manifest, 'en')).toBe(linkOf('latin'));
  expect(fontPreload(manifest, 'ar')).toBe(linkOf('arabic') + linkOf('latin'));
});

test('a build without the fonts links none', () => {
  expect(fontPreload({}, 'en')).toBe('');
});
