/** The built app's files, by path: read when first asked for, then sent from memory in the coding packed at the build. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, posix, sep } from 'node:path';

import { PreparedAnswer } from '#server/kit/prepared-answer.ts';

import { readShared } from './shared-assets.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const PACKED = /\.(br|gz)$/;
/** Formats that are packed by themselves. */
const DENSE = new Set(['.png', '.jpg', '.webp', '.avif', '.woff2']);

export function isDense(path: string): boolean {
  return DENSE.has(extname(path));
}

/** Whether a path asks for a file and not for a page of the app: such a path is never answered with a page. */
export function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || extname(path) in TYPES || extname(path) === '.map';
}

export class StaticFiles {
  readonly #files = new Map<string, string>();
  readonly #read = new Map<string, Promise<PreparedAnswer>>();
  readonly #ready = new Map<string, PreparedAnswer>();
  readonly #buildId: string;
  readonly #headers: readonly string[];
  readonly #shared: string | null;

  /** Folders whose files are served, the first that has a path wins. Vite's own `.vite` stays out. `headers` are the pages' own, `shared` has other builds' (shared-assets.ts). */
  constructor(folders: readonly string[], buildId: string, headers: readonly string[], shared: string | null = null) {
    this.#shared = shared;
    this.#buildId = buildId;
    this.#headers = headers;
    for (const folder of folders) {
      for (const path of listFiles(folder)) {
        const url = `/${path.split(sep).join(posix.sep)}`;
        if (!url.startsWith('/.') && !PACKED.test(url) && !this.#files.has(url))
          this.#files.set(url, join(folder, path));
      }
    }
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** The file if it was read before. */
  recall(path: string): PreparedAnswer | undefined {
    return this.#ready.get(path);
  }

  async read(path: string): Promise<PreparedAnswer | undefined> {
    const file = this.#files.get(path);
    if (file === undefined) return this.#readShared(path);
    const reading = this.#read.get(path) ?? this.#prepare(path, file);
    this.#read.set(path, reading);
    return reading.catch((error: unknown) => {
      this.#read.delete(path);
      throw error;
    });
  }

  async #prepare(path: string, file: string): Promise<PreparedAnswer> {
    const [body, br, gzip] = await Promise.all([readFile(file), readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
    return this.#keep(path, { body, br, gzip });
  }

  async #readShared(path: string): Promise<PreparedAnswer | undefined> {
    const shared = this.#shared;
    const body = shared === null ? undefined : await readShared(shared, path);
    if (shared === null || body === undefined) return undefined;
    const [br, gzip] = await Promise.all([readShared(shared, path, '.br'), readShared(shared, path, '.gz')]);
    return this.#keep(path, { body, br, gzip });
  }

  #keep(
    path: string,
    { body, br, gzip }: { body: Buffer; br: Buffer | undefined; gzip: Buffer | undefined },
  ): PreparedAnswer {
    const answer = new PreparedAnswer(body, {
      contentType: TYPES[extname(path)] ?? 'application/octet-stream',
      headers: [...this.#caching(path), ...this.#headers],
      isCompressible: !isDense(path),
      packed: { ...(br && { br }), ...(gzip && { gzip }) },
    });
    this.#ready.set(path, answer);
    return answer;
  }

  #caching(path: string): string[] {
    if (path.startsWith('/assets/')) return ['cache-control', 'public, max-age=31536000, immutable'];
    const headers = ['cache-control', 'no-cache', 'x-zad-build', this.#buildId];
    return path === '/sw.js' ? [...headers, 'service-worker-allowed', '/'] : headers;
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
