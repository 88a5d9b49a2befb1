/** What the service worker is told of each file of its build; vite.config.ts hands it to Workbox. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Manifest } from 'vite';

import { laterImports, onlineFiles, precachedFiles } from './precached-files.ts';

interface ListedFile {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
  isLater?: boolean;
  isOnline?: boolean;
  imports?: readonly string[];
  integrity?: string;
}

/**
 * Marks what opening the app does not need and what nobody can use without the network (sw/build-files.ts), and pins the content of the
 * one file whose name has no hash of it: while two builds are served, a worker whose `index.html` comes from the other one is not
 * installed, and the browser tries again later.
 */
export async function listWorkerFiles<T extends ListedFile>(
  entries: readonly T[],
  client = 'dist/client',
): Promise<T[]> {
  const chunks = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const [first, imports, online] = [precachedFiles(chunks), laterImports(chunks), onlineFiles(chunks)];
  const shell = createHash('sha256').update(await readFile(join(client, 'index.html')));
  const integrity = `sha256-${shell.digest('base64')}`;
  return entries.map((entry) => {
    if (entry.url === 'index.html') return { ...entry, integrity };
    if (first.has(entry.url)) return entry;
    const later = { ...entry, isLater: true, imports: imports.get(entry.url) ?? [] };
    return online.has(entry.url) ? { ...later, isOnline: true } : later;
  });
}
