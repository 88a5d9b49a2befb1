import { expect, test } from 'vitest';

import { LATER } from '#locales/later.ts';

import { sourceFiles } from './source-files.ts';

/** locales/later.ts: a screen from these folders without its strings would show the names of its strings. */
const ofLater = new RegExp(`'#(?:${LATER.join('|')})`);
const importsLater = (text: string): boolean =>
  text.split('\n').some((line) => ofLater.test(line) && /^import (?!type)/.test(line));

test('a route that waits for the first catalogue alone has no title and no screen of the later one', () => {
  const first = sourceFiles().filter(({ text }) => text.includes('hasFirstWordsOnly: true'));
  expect(first.length).toBeGreaterThan(1);
  expect(first.filter(({ path, text }) => LATER.includes(path) || importsLater(text)).map(({ path }) => path)).toEqual(
    [],
  );
});

test('what home shows imports none of them', () => {
  const early = sourceFiles().filter(({ path }) =>
    /^src\/(ui|blocks|features\/(?:home|search)|app\/shell)\//.test(path),
  );
  expect(early.length).toBeGreaterThan(50);
  expect(early.filter(({ text }) => importsLater(text)).map(({ path }) => path)).toEqual([]);
});
