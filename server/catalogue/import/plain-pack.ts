/** The picture of a product that has none: a plain pack with its name. It shows no food, so it shows no wrong one. */
import { imagePath, svgImage } from '#server/catalogue/pictures.ts';
import type { ImageRow, ItemRow } from '#server/catalogue/rows.ts';
import { darker, mix } from '#server/pictures/colour.ts';
import { composePack } from '#server/pictures/compose-pack.ts';
import type { PackShape } from '#server/pictures/pack-input.ts';

import { sumOf } from './name-sum.ts';

const SHAPES: Readonly<Record<string, PackShape>> = { g: 'pouch', ml: 'bottle', piece: 'box' };
const INKS = ['#1f5f43', '#27348b', '#7a2f1d', '#0e4d64', '#5a3a1b', '#6b1f3a', '#4c5a1f', '#3d3a6b'];

/** Not packed yet: that is done when it is first asked for, and would double the time of an import. */
export function drawPlainPack(
  row: Pick<ItemRow, 'code' | 'name' | 'units' | 'content' | 'familyKey'>,
  brand: ItemRow['name'],
  tint: string,
): { path: string; image: ImageRow } {
  const ink = INKS[sumOf(row.familyKey) % INKS.length] ?? '#333333';
  const markup = composePack({
    key: row.code,
    name: row.name,
    brand: { ...brand, colors: [ink, '#fffdf8', mix(ink, darker(tint, 0.1), 0.6)] },
    size: row.units,
    pack: SHAPES[row.content?.unit ?? 'piece'] ?? 'box',
    art: 'plain',
    tint,
  });
  const image = svgImage(markup);
  return { path: imagePath(image), image };
}
