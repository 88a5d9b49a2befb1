import { darker } from '#server/pictures/colour.ts';
import { groundShadow, path } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';
import { sizeTag } from './loose.ts';

/** A fan of stems held by a band in the brand's colour. */
export function drawBunch(scene: PackScene): string {
  const { art } = scene.product;
  const fan = [-32, 32, -17, 17, 0].map((turn) => {
    const swing = (turn * Math.PI) / 180;
    return scene.art(art, 200 + Math.sin(swing) * 150, 316 - Math.cos(swing) * 150, 216, turn);
  });
  return (
    groundShadow(scene, 200, 346, 90) +
    fan.join('') +
    path('M166 298Q200 312 234 298L231 326Q200 338 169 326z', scene.paint('across', scene.accent, darker(scene.accent, 0.25))) +
    path('M166 298Q200 312 234 298V303Q200 317 166 303z', '#fff', 'opacity=".35"') +
    sizeTag(scene)
  );
}
