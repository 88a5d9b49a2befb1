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

/** Selector lists with a comment within them: what follows the comment belongs to another rule, and the rule of the list is lost. */
function brokenLists(path: string, text: string): string[] {
  return [...text.matchAll(/,\s*(\/\*[^*]*\*\/)\s*[.:a-z[*]/gi)]
    .filter(({ index }) => text.lastIndexOf('{', index) <= text.lastIndexOf('}', index))
    .map(([, comment = '']) => `${path}: ${comment}`);
}

test('no rule stands in the middle of a list of selectors', () => {
  const modules = files.filter(({ path }) => path.endsWith('.module.css'));
  expect(modules.flatMap(({ path, text }) => brokenLists(path, text))).toEqual([]);
});

test('a rule in the middle of a list is found', () => {
  const text = '.a {\n  color: red;\n}\n\n.b,\n/* In Arabic they fit. */\n.c:lang(ar) {\n  color: blue;\n}';
  expect(brokenLists('x.module.css', text)).toEqual(['x.module.css: /* In Arabic they fit. */']);
});
