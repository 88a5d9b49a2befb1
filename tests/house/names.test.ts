import { basename } from 'node:path';

import { describe, expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const offenders = (isOffender: (file: (typeof files)[number]) => boolean): string[] =>
  files.filter(isOffender).map((file) => file.path);

describe('names', () => {
  test('files are kebab-case, and routes as the router wants them', () => {
    expect(
      offenders(
        ({ path }) => !path.startsWith('src/routes/') && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/.test(basename(path)),
      ),
    ).toEqual([]);
  });

  test('no file is a drawer for odds and ends', () => {
    expect(
      offenders(
        ({ path }) =>
          /(^|\/)(utils?|helpers?|common|types|misc|index)\.tsx?$/.test(path) &&
          path !== 'sw/index.ts' &&
          path !== 'src/routes/index.tsx',
      ),
    ).toEqual([]);
  });

  test('nothing is imported from a folder above', () => {
    expect(offenders(({ path, text }) => !path.endsWith('.gen.ts') && /from '\.\.\//.test(text))).toEqual([]);
  });

  test('no file only passes on what others export', () => {
    expect(offenders(({ text }) => /^export \* from /m.test(text))).toEqual([]);
  });
});

describe('components', () => {
  const components = files.filter(
    ({ path }) =>
      path.startsWith('src/') && path.endsWith('.tsx') && !path.startsWith('src/routes/') && !path.includes('.test.'),
  );

  test('a file exports one component at the most', () => {
    const many = components.filter(
      ({ text }) =>
        (text.match(/^export (?:const|function) [A-Z][A-Za-z]*(?: = (?:memo|lazy)\(|\()/gm) ?? []).length > 1,
    );
    expect(many.map((file) => file.path)).toEqual([]);
  });

  test('a route is 40 lines at the most', () => {
    expect(
      files
        .filter(({ path, lines }) => path.startsWith('src/routes/') && lines > 40)
        .map(({ path, lines }) => `${path} ${lines}`),
    ).toEqual([]);
  });
});

describe('direction', () => {
  /** look.md: logical properties only. What has no logical form (transform, background-position) is not asked about. */
  const PHYSICAL =
    /(^|[\s;{])((margin|padding|border|inset)-(left|right|top|bottom)|left|right|top|bottom|text-align:\s*(left|right)|float:\s*(left|right)|width|height|min-width|max-width|min-height|max-height)\s*:/m;

  test('style sheets say start and end, never left and right', () => {
    const wrong = files.filter(
      ({ path, text }) =>
        path.endsWith('.css') && PHYSICAL.test(text.replace(/@media[^{]*\{/g, '{').replace(/\/\*.*?\*\//gs, '')),
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });
});

describe('windows', () => {
  test('no module of the app touches the page when it is imported', () => {
    const touches = files.filter(
      ({ path, text }) =>
        path.startsWith('src/') &&
        /^(?:window|document|navigator|localStorage|sessionStorage|history|addEventListener)[.(]/m.test(text),
    );
    expect(touches.map((file) => file.path)).toEqual([]);
  });
});
