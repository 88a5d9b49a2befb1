import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { shellHtml } from './shell-html.ts';
import { forShopper } from './shopper-html.ts';

const shell = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test('the mark is on the root of the page, in either language, once', () => {
  for (const locale of ['en', 'ar'] as const) {
    const [html, waiting] = [false, true].map((hasOrder) => forShopper(shellHtml(shell, locale), hasOrder));
    expect(html?.split('data-shopper')).toHaveLength(2);
    expect(html).toMatch(new RegExp(`<html data-shopper="" lang="${locale}" dir=`));
    expect(waiting).toMatch(new RegExp(`<html data-shopper="order" lang="${locale}" dir=`));
  }
});
