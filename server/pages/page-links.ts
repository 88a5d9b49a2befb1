/** Preloads and stylesheets for the chunks that a page is made of, out of Vite's client manifest. */
import type { Manifest } from 'vite';

import { chunksFrom } from '#build/manifest-walk.ts';

/**
 * `modules` are source ids; a module that was split (`home.tsx?tsr-split=component`) counts with its parts, and endings may
 * be left out. What the template links already is left out.
 */
export function pageLinks(manifest: Manifest, template: string, modules: readonly string[]): string {
  const wanted = new Set(modules.map(bare));
  const chunks = chunksFrom(manifest, (key) => wanted.has(bare(key)));
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const chunk of chunks) {
    chunk.css?.forEach((file) => styles.add(file));
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
    else if (chunk.file.endsWith('.css')) styles.add(chunk.file);
  }
  const missing = (file: string): boolean => !template.includes(`/${file}"`);
  return [
    ...[...styles].filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/** The id without the splitter's query, and without the ending. */
function bare(id: string): string {
  return id.replace(/\?.*$/, '').replace(/\.[jt]sx?$/, '');
}
