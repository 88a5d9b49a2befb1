/** What scripts of the build weigh, as they are and as a browser fetches them. */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import type { Manifest, ManifestChunk } from 'vite';

const CLIENT = 'dist/client';

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, 'utf8')) as Manifest;
}

export interface ScriptSizes {
  /** A line for each script, the heaviest first, and one for all of them. */
  readonly said: string;
  /** Kilobytes, brotli. */
  readonly total: number;
}

/** `title` says what they are, `budget` how many kilobytes they may weigh in brotli. */
export async function weighScripts(
  chunks: Iterable<ManifestChunk>,
  { title, budget }: { readonly title: string; readonly budget: number },
): Promise<ScriptSizes> {
  const files = [...chunks].map(({ file }) => file).filter((file) => file.endsWith('.js'));
  const rows = await Promise.all(
    files.map(async (file) => {
      const body = await readFile(`${CLIENT}/${file}`);
      return { file, raw: body.length / 1000, brotli: brotliCompressSync(body).length / 1000 };
    }),
  );
  rows.sort((a, b) => b.brotli - a.brotli);
  const total = rows.reduce((sum, row) => sum + row.brotli, 0);
  const raw = rows.reduce((sum, row) => sum + row.raw, 0);
  const said = [
    `      ${title.padEnd(52)}      raw   brotli`,
    ...rows.map((row) => `      ${row.file.padEnd(52)} ${kb(row.raw)} ${kb(row.brotli)}`),
    `      ${`total, at most ${budget}`.padEnd(52)} ${kb(raw)} ${kb(total)}`,
  ].join('\n');
  return { said, total };
}

function kb(value: number): string {
  return value.toFixed(1).padStart(8);
}
