import { darker } from '#server/pictures/colour.ts';
import { groundShadow, path } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

import { drawLoose, sizeTag } from './loose.ts';

const STEMMED = new Set(['tulip', 'rose', 'blossom', 'hibiscus', 'lotus', 'herb']);

/** Long stems are fanned out and held by a band in the brand's colour; anything else lies as it is. */
export function drawBunch(scene: PackScene): string {
  const { art } = scene.product;
  if (!STEMMED.has(art)) return drawLoose(scene);
  const fan = [-30, 30, -15, 15, 0].map((turn) => {
    const swing = (turn * Math.PI) / 180;
    return scene.art(art, 200 + Math.sin(swing) * 132, 322 - Math.cos(swing) * 132, 236, turn);
  });
  return (
    groundShadow(scene, 200, 352, 80) +
    path('M186 290L168 352H184L196 300L200 354L206 300L218 352H234L214 290z', '#5f9a3f') +
    fan.join('') +
    path(
      'M172 284Q200 298 228 284L225 314Q200 326 175 314z',
      scene.paint('across', scene.accent, darker(scene.accent, 0.25)),
    ) +
    path('M172 284Q200 298 228 284V289Q200 303 172 289z', '#fff', 'opacity=".35"') +
    sizeTag(scene)
  );
}
