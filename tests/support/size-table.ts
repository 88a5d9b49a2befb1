/** What the home page's first visit loads, read from the build's manifest, in brotli kilobytes against the budget. */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import type { StepReport } from './steps.ts';

const CLIENT = 'dist/client';
/** Kilobytes of JavaScript, brotli: 125 now, 100 is where it is going. */
const BUDGET_KB = 125;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

const HOME = [
  'index.html',
  'src/routes/$locale.index.tsx?tsr-split=component',
  'src/routes/$locale.tsx?tsr-split=component',
  'locales/ar/messages.po',
];

export async function sizeTable(): Promise<StepReport> {
  const manifest = JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, 'utf8')) as Manifest;
  const missing = HOME.slice(0, 2).filter((entry) => !(entry in manifest));
  if (missing.length > 0) throw new Error(`the build has no ${missing.join(', ')}`);
  const files = new Set(HOME.flatMap((entry) => scriptsOf(manifest, entry)));
  const rows = await Promise.all(
    [...files].map(async (file) => {
      const body = await readFile(`${CLIENT}/${file}`);
      return { file, raw: body.length / 1000, brotli: brotliCompressSync(body).length / 1000 };
    }),
  );
  rows.sort((a, b) => b.brotli - a.brotli);
  const total = rows.reduce((sum, row) => sum + row.brotli, 0);
  const lines = rows.map((row) => `      ${row.file.padEnd(52)} ${kb(row.raw)} ${kb(row.brotli)}`);
  const said = [
    `      ${'home JavaScript, kB'.padEnd(52)}      raw   brotli`,
    ...lines,
    `      ${`total, at most ${BUDGET_KB}`.padEnd(52)} ${kb(rows.reduce((sum, row) => sum + row.raw, 0))} ${kb(total)}`,
  ].join('\n');
  if (total > BUDGET_KB) throw new Error(`${said}\nthe home page's JavaScript is over its budget`);
  return { said };
}

function scriptsOf(manifest: Manifest, entry: string, seen = new Set<string>()): string[] {
  const chunk = manifest[entry];
  if (!chunk || seen.has(entry)) return [];
  seen.add(entry);
  const own = chunk.file.endsWith('.js') ? [chunk.file] : [];
  return [...own, ...(chunk.imports ?? []).flatMap((name) => scriptsOf(manifest, name, seen))];
}

function kb(value: number): string {
  return value.toFixed(1).padStart(8);
}
