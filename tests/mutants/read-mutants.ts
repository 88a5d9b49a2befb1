/** What became of a room's mistakes: a line for each file, and a line for each mistake that a person is to judge. */
import { readFileSync } from 'node:fs';

import type { Status } from './known-mistakes.ts';
import type { Mistake } from './plant-mistakes.ts';

/** What a person judges: what no test noticed; what took too long for another reason, perhaps, than a test that waits. */
const JUDGED: Partial<Record<Status, string>> = {
  survived: '',
  unrun: 'not run by any test: ',
  late: 'noticed by its time: ',
};

/** Mistakes without a status were not tried and do not count. */
export function readMutants(
  mistakes: readonly Mistake[],
  known: ReadonlyMap<string, Status>,
): { table: string[]; survivors: string[] } {
  const files = [...new Set(mistakes.map(({ file }) => file))];
  const rows = files.map((file) => ({
    file,
    ...countOf(
      mistakes.filter((one) => one.file === file),
      known,
    ),
  }));
  const total = { file: 'together', ...countOf(mistakes, known) };
  return {
    table: [...rows.toSorted((a, b) => share(a) - share(b)), total].map(lineOf),
    survivors: mistakes.flatMap((mistake) => {
      const said = JUDGED[known.get(mistake.id) ?? 'killed'];
      return said === undefined ? [] : [survivor(mistake, said)];
    }),
  };
}

interface Count {
  noticed: number;
  /** Those of the noticed that only a test's time told. */
  late: number;
  all: number;
}

function countOf(mistakes: readonly Mistake[], known: ReadonlyMap<string, Status>): Count {
  const ends = mistakes.flatMap(({ id }) => known.get(id) ?? []).filter((end) => end !== 'ignored');
  const late = ends.filter((end) => end === 'late').length;
  return { noticed: ends.filter((end) => end === 'killed').length + late, late, all: ends.length };
}

function share({ noticed, all }: Pick<Count, 'noticed' | 'all'>): number {
  return all === 0 ? 1 : noticed / all;
}

function lineOf(row: Count & { file: string }): string {
  return `  ${row.file.padEnd(48)} ${`${row.noticed}/${row.all}`.padStart(11)} ${(share(row) * 100).toFixed(1).padStart(6)} %${row.late > 0 ? `, ${row.late} by time` : ''}`;
}

function survivor({ file, replacement, location: { start, end } }: Mistake, said: string): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const from = lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .map((line) => line.trim())
    .join(' ');
  return `${file}:${start.line} ${said}${`${from} -> ${replacement}`.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
}
