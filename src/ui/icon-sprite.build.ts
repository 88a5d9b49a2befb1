/** Writes icons.svg, one sprite of the icons in icon-names.ts. Run by `npm run icons`; the sprite is committed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { ICON_NAMES } from './icon-names.ts';

const require = createRequire(import.meta.url);

function symbolOf(name: string): string {
  const weight = name.endsWith('-fill') ? 'fill' : 'regular';
  const svg = readFileSync(require.resolve(`@phosphor-icons/core/${weight}/${name}.svg`), 'utf8');
  const body = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? '';
  return `<symbol id="${name}" viewBox="0 0 256 256" fill="currentColor">${body}</symbol>`;
}

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${ICON_NAMES.map(symbolOf).join('\n')}</svg>\n`;
writeFileSync(new URL('icons.svg', import.meta.url), sprite);
