import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { pageLocale, shellHtml } from './shell-html.ts';

const shell = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test('the Arabic shell is Arabic from its first byte', () => {
  const html = shellHtml(shell, 'ar');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('href="/manifest.ar.webmanifest"');
  expect(html).not.toContain('manifest.en');
});

test('the English shell is the one that was built', () => {
  expect(shellHtml(shell, 'en')).toBe(shell);
  expect(shell).toContain('<html lang="en" dir="ltr">');
});

test('the path names the language', () => {
  expect(['/ar', '/ar/searchpage', '/en/cart', '/', '/arabic'].map(pageLocale)).toEqual(['ar', 'ar', 'en', 'en', 'en']);
});
