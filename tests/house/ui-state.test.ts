import { expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

/** src/offline knows no screen, and its engine runs in the simulation: it tells of its changes itself. */
const HAS_ITS_OWN = /^src\/offline\//;

test('UI state has one mechanism, valtio: no set of listeners beside it', () => {
  const beside = sourceFiles().filter(
    ({ path, text }) => path.startsWith('src/') && !HAS_ITS_OWN.test(path) && /new Set<\(/.test(text),
  );
  expect(beside.map(({ path }) => path)).toEqual([]);
});
