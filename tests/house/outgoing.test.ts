/** Where the server asks others: in its gateways alone, whose addresses are settings and never a shopper's (security.md row 36). */
import { expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

const ASKS_OTHERS =
  /\bfetch\(|\bhttps?\.(get|request)\(|\b(createTransport|createConnection|connect)\(\s*['"{(]|from 'undici'/;

test('the server fetches nothing outside of its gateways, and follows no redirect there', () => {
  const asking = sourceFiles().filter(
    ({ path, text }) => path.startsWith('server/') && !path.endsWith('.test.ts') && ASKS_OTHERS.test(text),
  );
  const paths = asking.map(({ path }) => path);
  expect(paths.filter((path) => !path.startsWith('server/gateways/'))).toEqual([]);
  expect(paths).toContain('server/gateways/maps/fetch-json.ts');
  const following = asking.filter(({ text }) => text.includes('fetch(') && !/redirect: '(error|manual)'/.test(text));
  expect(following.map(({ path }) => path)).toEqual([]);
});
