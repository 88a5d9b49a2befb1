/** What Stryker's report says of a room: a line for each file, and a line for each mistake that no test noticed. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Point; readonly end: Point };
}

interface Point {
  /** From one, as is the column. */
  readonly line: number;
  readonly column: number;
}

/** A mistake that makes a test wait for ever is noticed too. */
const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

export function readMutants({ files }: MutationReport): { table: string[]; survivors: string[] } {
  const rows = Object.entries(files).map(([file, { mutants }]) => ({ file, ...countOf(mutants) }));
  const total = countOf(Object.values(files).flatMap(({ mutants }) => mutants));
  return {
    table: [...rows.toSorted((a, b) => share(a) - share(b)), { file: 'together', ...total }].map(lineOf),
    survivors: Object.entries(files).flatMap(([file, { source, mutants }]) =>
      mutants.filter(({ status }) => UNNOTICED.has(status)).map((mutant) => survivor(file, source, mutant)),
    ),
  };
}

interface Count {
  noticed: number;
  all: number;
}

function countOf(mutants: readonly Mutant[]): Count {
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length;
  return { noticed, all: noticed + mutants.filter(({ status }) => UNNOTICED.has(status)).length };
}

function share({ noticed, all }: Count): number {
  return all === 0 ? 1 : noticed / all;
}

function lineOf(row: Count & { file: string }): string {
  return `  ${row.file.padEnd(48)} ${`${row.noticed}/${row.all}`.padStart(11)} ${(share(row) * 100).toFixed(1).padStart(6)} %`;
}

function survivor(file: string, source: string, { location: { start, end }, ...mutant }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const from = lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .map((line) => line.trim())
    .join(' ');
  const what = `${from} -> ${mutant.replacement ?? mutant.mutatorName}`.replaceAll(/\s+/g, ' ').slice(0, 200);
  return `${file}:${start.line} ${mutant.status === 'NoCoverage' ? 'not run by any test: ' : ''}${what}`;
}
