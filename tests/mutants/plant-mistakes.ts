/** Source files with all their mistakes planted, each behind a switch that is read as the code runs (StrykerJS's instrumenter). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { LOAD } from './plan.ts';

export interface Mistake {
  readonly id: string;
  /** From the project's root. */
  readonly file: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Point; readonly end: Point };
}

interface Point {
  /** From one; the column from zero. */
  readonly line: number;
  readonly column: number;
}

interface Planted {
  /** By absolute path. */
  readonly code: Record<string, string>;
  readonly mistakes: Mistake[];
}

/** The part of the package that is used; it comes with @stryker-mutator/core. */
interface Instrumenting {
  readonly Instrumenter: new (log: Readonly<Record<string, () => unknown>>) => {
    instrument(
      files: readonly { name: string; mutate: true; content: string }[],
      options: Readonly<Record<string, unknown>>,
    ): Promise<{
      files: { name: string; content: string }[];
      mutants: (Omit<Mistake, 'file'> & { fileName: string })[];
    }>;
  };
}

const SILENT = {
  debug: () => undefined,
  info: () => undefined,
  isDebugEnabled: () => false,
};

/** @param lines of a file, first and last, where its mistakes are to be within them */
export async function plantMistakes(
  files: readonly string[],
  lines: ReadonlyMap<string, readonly [number, number]>,
): Promise<Planted> {
  const core = createRequire(import.meta.url).resolve('@stryker-mutator/core');
  const { Instrumenter } = (await import(
    pathToFileURL(createRequire(core).resolve('@stryker-mutator/instrumenter')).href
  )) as Instrumenting;
  const sources = await Promise.all(
    files.map(async (name) => ({ name, mutate: true as const, content: await readFile(name, 'utf8') })),
  );
  const result = await new Instrumenter(SILENT).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const mistakes = result.mutants.map(({ fileName, location: { start, end }, ...mutant }) => ({
    ...mutant,
    file: fileName,
    location: { start: fromOne(start), end: fromOne(end) },
  }));
  return {
    code: Object.fromEntries(result.files.map(({ name, content }) => [resolve(name), toldAsLoading(content)])),
    mistakes: mistakes.filter(({ file, location }) => {
      const [first, last] = lines.get(file) ?? [0, Number.POSITIVE_INFINITY];
      return location.start.line >= first && location.end.line <= last;
    }),
  };
}

/** A test may load the file while it runs: what that reaches is the loading's, not the test's, which cannot have it again with a mistake. */
function toldAsLoading(code: string): string {
  const told = 'globalThis.__stryker__.currentTestId';
  return `const loadedWithin = ${told};\n${told} = '${LOAD}';\n${code}\n${told} = loadedWithin;\n`;
}

function fromOne({ line, column }: Point): Point {
  return { line: line + 1, column };
}
