/** One exported thing a name: a search for a name finds one definition. */
import { expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

const DECLARATION =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** Names that two files export, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  Route: 'the router looks for this name in each file of src/routes',
  ProductCard: 'the shape of a product on a card (contract) and the card that shows it (blocks)',
};

interface Source {
  readonly path: string;
  readonly text: string;
}

/** `name: files`, for names that more than one of the files declares and exports. */
function sharedNames(files: readonly Source[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const [, name = ''] of text.matchAll(DECLARATION)) {
      places.set(name, (places.get(name) ?? new Set()).add(path));
    }
  }
  return [...places]
    .filter(([name, paths]) => paths.size > 1 && !(name in ALLOWED))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

test('no two files export two things of one name', () => {
  const own = sourceFiles().filter(({ path }) => !path.startsWith('tests/') && !path.includes('.test.'));
  expect(sharedNames(own)).toEqual([]);
});

test('two types, a type and a value, and two functions of one name are found; a function’s overloads are not', () => {
  const one = {
    path: 'a.ts',
    text: 'export type Place = 1;\nexport async function read(a: 1): 1;\nexport function read(): 2;',
  };
  const other = { path: 'b.ts', text: 'export const Place = 1;\nconst read = 2;\nexport const Route = 3;' };
  expect(sharedNames([one, other, { ...other, path: 'c.ts' }])).toEqual(['Place: a.ts, b.ts, c.ts']);
  expect(sharedNames([one])).toEqual([]);
});
