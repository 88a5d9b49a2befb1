/** Pictures as the image table keeps them: named by their content, packed once. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { ImageRow } from './rows.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export const SVG = 'image/svg+xml';

/** An SVG as a row of the image table: its name is the hash of its text. */
export async function svgImage(markup: string): Promise<ImageRow> {
  const body = Buffer.from(markup);
  const [br, packed] = await Promise.all([
    packBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    packGzip(body, { level: 6 }),
  ]);
  const name = `${createHash('sha256').update(body).digest('hex').slice(0, 24)}.svg`;
  return { name, type: SVG, body, br, gzip: packed };
}

/** Where the app finds a picture: one composed as SVG is asked for as the pixels that are drawn from it (read-picture.ts). */
export function imagePath(row: Pick<ImageRow, 'name'>): string {
  return `/images/${row.name.replace(/\.svg$/, '.webp')}`;
}
