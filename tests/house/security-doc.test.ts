/** docs/security.md says what a test holds: every row is there, has all its cells, and names files that exist. */
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const lines = readFileSync('docs/security.md', 'utf8').split('\n');
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = lines.filter((line) => /^\| \d+ /.test(line)).map(cellsOf);

test('all 41 rows, each with four cells, as the table’s head has', () => {
  const head = lines.find((line) => line.startsWith('| row'));
  expect(cellsOf(head ?? '')).toHaveLength(4);
  expect(rows.filter((cells) => cells.length !== 4)).toEqual([]);
  expect([...new Set(rows.map(([row]) => Number(row)))]).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
});

test('every row names a test or says why it has none', () => {
  const held = /\.(test|spec)\.tsx?`|journeys? `|`npm run verify`|waits for|no test/;
  expect(rows.filter((cells) => !held.test(cells[3] ?? '')).map(([row]) => row)).toEqual([]);
});

test('the files that it names exist', () => {
  const named = lines.flatMap((line) => line.match(/(?<=`)(?:contract|server|src|sw|tests)\/[\w./-]+(?=`)/g) ?? []);
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([]);
});
