/** A file of this build, as the build step lists it in the worker. */
export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
  /** Not needed to open the app: fetched when the device has nothing better to do. */
  readonly isLater?: boolean;
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
