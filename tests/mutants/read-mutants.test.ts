import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readMutants } from './read-mutants.ts';

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});

test('counts what was noticed, and says what a person is to judge with its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zad-mutants-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'tier.ts');
  await writeFile(file, 'first\nif (points > 10) give();\n');
  const mistake = (id: string, replacement: string, location: ReturnType<typeof at>) => ({
    id,
    file,
    mutatorName: 'Any',
    replacement,
    location,
  });
  const { table, survivors } = readMutants(
    [
      mistake('1', 'points >= 10', at(2, 4, 15)),
      mistake('2', '{}', at(2, 0, 4)),
      mistake('3', '{}', at(2, 17, 24)),
      mistake('4', '""', at(1, 0, 5)),
      mistake('5', '{}', at(1, 0, 5)),
      mistake('6', '{}', at(1, 0, 5)),
    ],
    new Map([
      ['1', 'survived'],
      ['2', 'killed'],
      ['3', 'late'],
      ['4', 'unrun'],
      ['5', 'ignored'],
    ]),
  );
  expect(survivors).toEqual([
    `${file}:2 points > 10 -> points >= 10`,
    `${file}:2 noticed by its time: give(); -> {}`,
    `${file}:1 not run by any test: first -> ""`,
  ]);
  expect(table.at(-1)).toMatch(/together +2\/4 +50\.0 %, 1 by time$/);
});
