/** Pictures as the image table keeps them: named by their content. */
import { createHash } from 'node:crypto';

import type { ImageRow } from './rows.ts';

export const SVG = 'image/svg+xml';

/** An SVG as a row of the image table: its name is the hash of its text. */
export function svgImage(markup: string): ImageRow {
  const body = Buffer.from(markup);
  return { name: `${createHash('sha256').update(body).digest('hex').slice(0, 24)}.svg`, type: SVG, body };
}

/** Where the app finds a picture: one composed as SVG is asked for as the pixels that are drawn from it (read-picture.ts). */
export function imagePath(row: Pick<ImageRow, 'name'>): string {
  return `/images/${row.name.replace(/\.svg$/, '.webp')}`;
}
