import { expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

const files = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path));

function percentile(share: number): number {
  const sorted = files.map((file) => file.lines).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

test('no file is longer than 300 lines', () => {
  expect(files.filter((file) => file.lines > 300).map((file) => `${file.path} ${file.lines}`)).toEqual([]);
});

test('the median file has at most 60 lines and one in twenty more than 240', () => {
  expect(percentile(0.5)).toBeLessThanOrEqual(60);
  expect(percentile(0.95)).toBeLessThanOrEqual(240);
});
