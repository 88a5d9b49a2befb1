/** Walks the manifest that Vite writes beside a client build. */
import type { Manifest, ManifestChunk } from 'vite';

/** The chunks whose keys `isWanted`, with all that they import statically. Chunks that are imported when needed are left out. */
export function chunksFrom(manifest: Manifest, isWanted: (key: string) => boolean): ReadonlySet<ManifestChunk> {
  const chunks = new Set<ManifestChunk>();
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(take);
  };
  Object.keys(manifest).filter(isWanted).forEach(take);
  return chunks;
}
