/** Packs built files once, at the best quality, so that no request waits for it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { isDense } from './static-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes packing gains nothing. */
const WORTH_PACKING = 400;

/** Puts a .br and a .gz beside every file of the folder that gains by it. */
export async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !isDense(entry.name) && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await packFile(path);
  });
  await Promise.all(workers);
}

async function packFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < WORTH_PACKING) return;
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    zip(body, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
