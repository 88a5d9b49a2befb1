import { isKeepable } from './keepable.ts';

/** A file of this build, as the build step lists it in the worker. */
export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
  /** Not needed to open the app: fetched when the device has nothing better to do. */
  readonly isLater?: boolean;
  /** A later one that is of no use without the network: never fetched before it is asked for. */
  readonly isOnline?: boolean;
  /** Of a later one: the later ones that it imports. */
  readonly imports?: readonly string[];
}

/**
 * The later files of this build that take the place of those that the device has kept of another one: the same name, and all that
 * they import. `kept`: paths.
 */
export function successorsOf(kept: readonly string[], files: readonly BuildFile[]): string[] {
  const names = new Set(kept.map(nameOf));
  const later = new Map(files.filter(({ isLater }) => isLater).map((file) => [file.url, file]));
  const found = new Set<string>();
  const take = (url: string): void => {
    const file = later.get(url);
    if (!file || found.has(`/${url}`)) return;
    found.add(`/${url}`);
    file.imports?.forEach(take);
  };
  for (const url of later.keys()) if (names.has(nameOf(`/${url}`))) take(url);
  return [...found];
}

/**
 * Before a new worker waits: a browser that is closed and opened again lets it take over without asking, and pages that were visited
 * must open then too. Rejects where a file cannot be had: the browser tries the update again later.
 */
export async function fetchSuccessors(files: readonly BuildFile[]): Promise<void> {
  const assets = await caches.open('assets');
  const kept = (await assets.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of successorsOf(kept, files)) {
    if (kept.includes(path)) continue;
    const response = await fetch(path);
    if (!isKeepable('asset', response)) throw new Error(`${path} of the new version was not to be had`);
    await assets.put(path, response);
  }
}

/** Without the hash of its content, which Vite puts before the ending: this is why chunks are named (tests/journeys/update.spec.ts). */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** Chunks of other builds, and pages that were rendered for them, once nobody can ask for them any more. */
export async function forgetOldBuilds(files: readonly BuildFile[], pagesCache: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('pages-') && name !== pagesCache).map((name) => caches.delete(name)),
  );
  const ours = new Set(files.map((file) => `/${file.url}`));
  const assets = await caches.open('assets');
  const kept = await assets.keys();
  await Promise.all(
    kept.filter(({ url }) => !ours.has(new URL(url).pathname)).map((request) => assets.delete(request)),
  );
}
