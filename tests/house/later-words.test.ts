import { expect, test } from 'vitest';

import { LATER, OWN } from '#locales/later.ts';

import { sourceFiles } from './source-files.ts';

/** locales/later.ts: a screen from these folders without its strings would show the names of its strings. */
const importsOf = (paths: readonly string[]) => {
  const wanted = new RegExp(`'#(?:${paths.join('|')})`);
  return (text: string): boolean => text.split('\n').some((line) => wanted.test(line) && /^import (?!type)/.test(line));
};
const importsLater = importsOf([...LATER, ...OWN]);
const importsOwn = importsOf(OWN);

test('a route that waits for the first catalogue alone has no title and no screen of the later one', () => {
  const first = sourceFiles().filter(({ text }) => text.includes('laterWords: 0'));
  expect(first.length).toBeGreaterThan(1);
  expect(
    first.filter(({ path, text }) => [...LATER, ...OWN].includes(path) || importsLater(text)).map(({ path }) => path),
  ).toEqual([]);
});

test('what home shows imports none of them', () => {
  const early = sourceFiles().filter(({ path }) =>
    /^src\/(ui|blocks|features\/(?:home|search)|app\/shell)\//.test(path),
  );
  expect(early.length).toBeGreaterThan(50);
  expect(early.filter(({ text }) => importsLater(text)).map(({ path }) => path)).toEqual([]);
});

test('what checkout shows imports nothing of the catalogue that it does without', () => {
  const shown = sourceFiles().filter(
    ({ path, text }) => /^src\/(features\/checkout|blocks|ui)\//.test(path) || text.includes('laterWords: 1'),
  );
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter(({ text }) => importsOwn(text)).map(({ path }) => path)).toEqual([]);
});
