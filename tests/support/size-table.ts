/** What the home page's first visit loads, read from the build's manifest, in brotli kilobytes against the budget. */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import type { Manifest } from 'vite';

import { isGuestPage } from '#build/chunk-groups.ts';
import { HOME_MODULES } from '#build/home-modules.ts';
import { chunksFrom } from '#build/manifest-walk.ts';

import type { StepReport } from './steps.ts';

const CLIENT = 'dist/client';
/** Kilobytes of JavaScript, brotli: 125 now, 100 is where it is going. */
const BUDGET_KB = 125;

export async function sizeTable(): Promise<StepReport> {
  const manifest = JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, 'utf8')) as Manifest;
  const missing = HOME_MODULES.filter((module) => !(module in manifest));
  if (missing.length > 0) throw new Error(`the build has no ${missing.join(', ')}`);
  const ofGuests = [...chunksFrom(manifest, isGuestPage)];
  if (ofGuests.length === 0) throw new Error('the build has no page that a guest opens');
  const shoppers = ofGuests.find(({ name }) => name === 'dexie' || name === 'shopper');
  if (shoppers) throw new Error(`a guest's page loads ${shoppers.file}, which only a signed-in shopper needs`);
  // The larger of the two languages' catalogues is read besides.
  const chunks = chunksFrom(manifest, (key) => HOME_MODULES.includes(key) || key === 'locales/ar/messages.po');
  const files = [...chunks].map(({ file }) => file).filter((file) => file.endsWith('.js'));
  const rows = await Promise.all(
    files.map(async (file) => {
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

function kb(value: number): string {
  return value.toFixed(1).padStart(8);
}
