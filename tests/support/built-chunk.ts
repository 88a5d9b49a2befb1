/** Where the build put a module of the app. */
import { readFile } from 'node:fs/promises';

import type { Manifest } from 'vite';

/** The path of the chunk of a route's screen, below the origin. */
export async function chunkOfRoute(route: string): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  const chunk = manifest[`src/routes/${route}.tsx?tsr-split=component`];
  if (!chunk) throw new Error(`the build has no screen of ${route}`);
  return `/${chunk.file}`;
}
