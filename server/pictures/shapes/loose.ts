import { groundShadow, iceBed } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

import { isFlesh, isSingle } from './single-art.ts';

/** Sold by weight or piece: the food itself, nothing round it. Its size is said beside the picture; on it, a card's plus would lie over it. */
export function drawLoose(scene: PackScene): string {
  const { art } = scene.product;
  if (isFlesh(art))
    return groundShadow(scene, 196, 318, 158) + iceBed(scene, 200, 244, 158, 70) + scene.art(art, 198, 206, 322);
  if (isSingle(art) || scene.product.isNonFood)
    return groundShadow(scene, 196, 330, 128) + scene.art(art, 200, 196, 296);
  return (
    groundShadow(scene, 196, 336, 140) +
    scene.art(art, 122, 170, 178, -12) +
    scene.art(art, 272, 160, 186, 10) +
    scene.art(art, 196, 238, 214)
  );
}
