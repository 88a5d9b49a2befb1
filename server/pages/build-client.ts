/** Builds the app into dist/ when what it is made of changed. Vite is loaded only then. */
import { createHash } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { packFiles } from './pack-files.ts';

const INPUTS = [
  'build',
  'contract',
  'locales',
  'public',
  'src',
  'sw',
  'index.html',
  'lingui.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
/** Written by the build itself. */
const GENERATED = /\.gen\.ts$/;
const SERVER_ENTRY = 'src/app/entry-server.tsx';

export interface Build {
  /** Hash of the inputs. */
  id: string;
}

/** Of the folder `root`; `say` hears what takes long. A second process that wants to build waits for the first. */
export async function buildClient(root: string, say: (sentence: string) => void): Promise<Build> {
  const id = await hashInputs(root);
  if ((await builtId(root)) === id) return { id };
  await mkdir(join(root, 'dist'), { recursive: true });
  const unlock = await lock(join(root, 'dist', 'building.lock'));
  try {
    if ((await builtId(root)) === id) return { id };
    say('Building the app: this takes a while, once.');
    await keepOldChunks(root);
    await rm(buildFile(root), { force: true });
    const { build } = await import('vite');
    const shared = { root, mode: 'production', logLevel: 'warn' } as const;
    const rolldownOptions = { checks: { pluginTimings: false } };
    await build({ ...shared, build: { rolldownOptions } });
    await build({ ...shared, build: { rolldownOptions, ssr: SERVER_ENTRY, outDir: 'dist/ssr' } });
    await packFiles(join(root, 'dist', 'client'));
    await writeFile(buildFile(root), JSON.stringify({ id }));
    return { id };
  } finally {
    await unlock();
  }
}

/** Whether what is in dist/ was built of what is here. */
export async function isBuilt(root: string): Promise<boolean> {
  return (await builtId(root)) === (await hashInputs(root));
}

function buildFile(root: string): string {
  return join(root, 'dist', 'build.json');
}

async function builtId(root: string): Promise<string | null> {
  const written = await readFile(buildFile(root), 'utf8').catch(() => null);
  return written === null ? null : (JSON.parse(written) as Build).id;
}

/**
 * Names, sizes and times of change: reading them takes some milliseconds, reading the files would take more. A copied file has the
 * time of its original to the nearest millisecond.
 */
async function hashInputs(root: string): Promise<string> {
  const lines: string[] = [];
  for (const input of INPUTS) {
    const entries = await readdir(join(root, input), { recursive: true, withFileTypes: true }).catch(() => null);
    const paths = entries
      ? entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      : [join(root, input)];
    for (const path of paths) {
      if (GENERATED.test(path) || /\.test\.tsx?$/.test(path)) continue;
      const found = await stat(path).catch(() => null);
      if (found) lines.push(`${path.slice(root.length)} ${found.size} ${Math.round(found.mtimeMs)}`);
    }
  }
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('base64url').slice(0, 16);
}

const KEPT_MS = 14 * 24 * 3600 * 1000;

/** A page opened before the update asks for chunks of its own build: those stay servable for two weeks. */
async function keepOldChunks(root: string): Promise<void> {
  const kept = join(root, 'dist', 'previous', 'assets');
  await cp(join(root, 'dist', 'client', 'assets'), kept, { recursive: true, preserveTimestamps: true }).catch(
    () => undefined,
  );
  for (const name of await readdir(kept).catch(() => [])) {
    const path = join(kept, name);
    if (Date.now() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path, { recursive: true });
  }
}

/** Held by a file with our number in it; one whose process is gone is taken over. */
async function lock(path: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => unlink(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(await readFile(path, 'utf8').catch(() => '0'));
      if (holder > 0 && !isRunning(holder)) await rm(path, { force: true });
      else await pause(200);
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
