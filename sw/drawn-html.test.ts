import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { withDrawn } from './drawn-html.ts';

const SCRIPT = '/assets/index-1.js';
const shell = readFileSync(new URL('../index.html', import.meta.url), 'utf8').replace('/src/app/main.tsx', SCRIPT);
const page = { title: 'Cart & more', script: SCRIPT, tree: '[["main",{},"Milk"]]' };

test('the page is in the shell as it was drawn, marked, and its taps are minded before the app comes', () => {
  const html = withDrawn(shell, page, '/assets/early-taps-1.js');
  expect(html).toContain('<div id="root" data-drawn=""><main>Milk</main></div>');
  expect(html).toContain('<title>Cart &#38; more</title>');
  expect(html.indexOf('/assets/early-taps-1.js')).toBeGreaterThan(0);
  expect(html.indexOf('/assets/early-taps-1.js')).toBeLessThan(html.indexOf(SCRIPT));
});

test.each([
  ['another build’s', { ...page, script: '/assets/index-2.js' }],
  ['one that is not to be read', { ...page, tree: '[["script",{},"alert(1)"]]' }],
  ['half of one', { title: 'Cart', script: SCRIPT }],
])('the shell is left as it is: %s', (_what, drawn) => {
  expect(withDrawn(shell, drawn, '/assets/early-taps-1.js')).toBe(shell);
});
