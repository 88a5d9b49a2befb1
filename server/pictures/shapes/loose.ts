import { groundShadow, iceBed, path, roundedRect } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';
import { estimateEms, textLine } from '#server/pictures/svg-text.ts';

import { isFlesh, isSingle } from './single-art.ts';

export function sizeTag(scene: PackScene): string {
  const text = scene.product.size.en;
  const w = Math.min(170, Math.max(64, estimateEms(text) * 20 + 30));
  return (
    path(roundedRect(376 - w, 342, w, 38, 19), '#fff', 'opacity=".92"') +
    textLine(text, { x: 376 - w / 2, y: 368, size: 20, width: w - 20, fill: '#3a2a1c', weight: 600 })
  );
}

/** Sold by weight or piece: the food itself, nothing round it. */
export function drawLoose(scene: PackScene): string {
  const { art } = scene.product;
  if (isFlesh(art))
    return (
      groundShadow(scene, 196, 318, 158) +
      iceBed(scene, 200, 244, 158, 70) +
      scene.art(art, 198, 206, 322) +
      sizeTag(scene)
    );
  if (isSingle(art) || scene.product.isNonFood)
    return groundShadow(scene, 196, 330, 128) + scene.art(art, 200, 196, 296) + sizeTag(scene);
  return (
    groundShadow(scene, 196, 336, 140) +
    scene.art(art, 122, 170, 178, -12) +
    scene.art(art, 272, 160, 186, 10) +
    scene.art(art, 196, 238, 214) +
    sizeTag(scene)
  );
}
