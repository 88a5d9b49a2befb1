/**
 * Scripts and styles of every build that serves the shop now, in one folder of all its servers (ASSETS_DIR). While a new build is
 * rolled out a page of one build asks a server of the other for its scripts: without them a first visit would be an empty page (F9).
 */
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Since a server that has it was last started. */
const KEPT_MS = 90 * 24 * 3600 * 1000;
/** Names with a hash of the content: what has the name is the file. Nothing that climbs out of the folder. */
const NAME = /^[\w-][\w.-]*$/;

/** Puts a build's files there, before its server takes requests. */
export async function shareAssets(own: string, shared: string, now: Date): Promise<void> {
  await mkdir(shared, { recursive: true });
  const there = new Set(await readdir(shared));
  for (const name of await readdir(own)) {
    if (!there.has(name)) {
      // Whole or not at all, also for a server that looks for it now.
      const part = join(shared, `.${name}.${process.pid}`);
      await copyFile(join(own, name), part);
      await rename(part, join(shared, name));
    }
    await utimes(join(shared, name), now, now).catch(() => undefined);
  }
  for (const name of there) {
    const path = join(shared, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}

/** A file of another build by its path, `/assets/home-abc.js`; its packed form where `ending` is `.br` or `.gz`. */
export async function readShared(shared: string, path: string, ending = ''): Promise<Buffer | undefined> {
  const name = path.slice('/assets/'.length);
  if (!path.startsWith('/assets/') || !NAME.test(name)) return undefined;
  return readFile(join(shared, name + ending)).catch(() => undefined);
}
