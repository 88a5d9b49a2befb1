/** The font files that a page in a language is written with: asked for beside the style sheet, so that its first frame has them. */
import type { Manifest } from 'vite';

import type { Locale } from '#contract/urls.ts';

/** Prices and brands are in Latin digits and letters in Arabic too. */
const SCRIPTS: Record<Locale, readonly string[]> = { en: ['latin'], ar: ['arabic', 'latin'] };

/** Links for the page's head; none where the build has no such files. */
export function fontPreload(manifest: Manifest, locale: Locale): string {
  const fonts = Object.values(manifest);
  return SCRIPTS[locale]
    .flatMap((script) => fonts.find(({ src }) => src?.endsWith(`/readex-pro-${script}-wght-normal.woff2`)) ?? [])
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}
