import { dirname, join, normalize } from 'node:path';

import { expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const sheets = new Map(
  files
    .filter(({ path }) => path.endsWith('.module.css'))
    .map(({ path, text }) => [path, new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))]),
);

/** Class names that a component takes from a style module and the module has not: the element would stand without its layout, and nothing else would say so. */
function missingNames(path: string, text: string): string[] {
  const code = text.replaceAll(/ from '[^']+'/g, '');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, local = '', from = '']) => {
    const sheet = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(path), from));
    const names = sheets.get(sheet);
    if (!names) return [`${path}: ${sheet} is not there`];
    const used = new Set([...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => name));
    return [...used].filter((name) => !names.has(name)).map((name) => `${path}: .${name} is not in ${sheet}`);
  });
}

test('a class name that a component asks for is in its style module', () => {
  const components = files.filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx'));
  expect(components.flatMap(({ path, text }) => missingNames(path, text))).toEqual([]);
});

test('a name that is missing is found', () => {
  const text = "import styles from './choice-chips.module.css';\nconst a = [styles.row, styles.rows];";
  expect(missingNames('src/blocks/choice-chips.tsx', text)).toEqual([
    'src/blocks/choice-chips.tsx: .rows is not in src/blocks/choice-chips.module.css',
  ]);
});
