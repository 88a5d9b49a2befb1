/** The built app as it lies in dist/. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from 'vite';

import type { RenderPage } from '#contract/rendered-page.ts';
import { pageHeaders } from '#server/kit/security-headers.ts';
import type { Settings } from '#server/kit/settings.ts';

import { fontPreload } from './font-preload.ts';
import type { BuiltApp } from './page-host.ts';
import { pageLinks } from './page-links.ts';
import { checkTemplate } from './page-template.ts';
import { shareAssets } from './shared-assets.ts';
import { StaticFiles } from './static-files.ts';

/** Reads the build of the folder `root`. */
export async function readBuiltApp(root: string, settings: Settings): Promise<BuiltApp> {
  const client = join(root, 'dist', 'client');
  const [template, manifest, entry] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
    import(pathToFileURL(join(root, 'dist', 'ssr', 'entry-server.js')).href) as Promise<{ renderPage: RenderPage }>,
  ]);
  checkTemplate(template);
  const { assetsDir } = settings;
  if (assetsDir !== null) await shareAssets(join(client, 'assets'), assetsDir, new Date());
  const id = buildIdOf(template);
  const chunks = JSON.parse(manifest) as Manifest;
  const headers = pageHeaders(settings);
  return {
    id,
    headers,
    template,
    files: new StaticFiles([client, join(root, 'dist', 'previous')], id, headers, assetsDir),
    linksOf: (page) => fontPreload(chunks, page.lang) + pageLinks(chunks, template, page.modules),
    render: entry.renderPage,
  };
}

/**
 * The shell names the first chunk and, through it, every other by its hash: the same build has the same id wherever and
 * whenever it was made. The service worker keeps the pages of its own shell's id alone, so an id that changed by itself
 * would leave it with none.
 */
function buildIdOf(template: string): string {
  return createHash('sha256').update(template).digest('base64url').slice(0, 16);
}
