import { expect, test } from 'vitest';

import { LATER } from '#locales/later.ts';

import { sourceFiles } from './source-files.ts';

/** locales/later.ts: a screen from these folders without its strings would show the names of its strings. */
const ofLater = new RegExp(`'#(?:${LATER.join('|')})`);
const importsLater = (text: string): boolean =>
  text.split('\n').some((line) => ofLater.test(line) && /^import (?!type)/.test(line));

test('a route that waits for the first catalogue alone shows no screen of the later one', () => {
  const first = sourceFiles().filter(({ text }) => text.includes('hasFirstWordsOnly: true'));
  expect(first.length).toBeGreaterThan(1);
  expect(first.filter(({ text }) => importsLater(text)).map(({ path }) => path)).toEqual([]);
});

test('a route whose title is in the later catalogue asks for it', () => {
  const titled = sourceFiles().filter(({ path }) => path.startsWith('src/routes/') && LATER.includes(path));
  expect(titled.length).toBeGreaterThan(15);
  expect(titled.filter(({ text }) => !text.includes('hasLaterWords: true')).map(({ path }) => path)).toEqual([]);
});

test('what home shows imports none of them', () => {
  const early = sourceFiles().filter(({ path }) =>
    /^src\/(ui|blocks|features\/(?:home|search)|app\/shell)\//.test(path),
  );
  expect(early.length).toBeGreaterThan(50);
  expect(early.filter(({ text }) => importsLater(text)).map(({ path }) => path)).toEqual([]);
});
