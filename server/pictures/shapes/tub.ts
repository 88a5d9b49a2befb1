import { darker, lighter } from '#server/pictures/colour.ts';
import { ellipse, groundShadow, path, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A round tapered tub with a snap lid. */
export function drawTub(scene: PackScene): string {
  const wall = 'M94 146L116 334Q120 352 200 356Q280 352 284 334L306 146z';
  return (
    groundShadow(scene, 200, 350, 104) +
    wrapped(scene, wall, { x: 114, y: 172, w: 172, h: 174 }, 'round', scene.paper) +
    path('M84 122Q84 158 200 162Q316 158 316 122V134Q314 168 200 172Q86 168 84 134z', darker(scene.ink, 0.22)) +
    ellipse(200, 122, 116, 32, scene.paint('across', lighter(scene.ink, 0.1), lighter(scene.ink, 0.4), scene.ink)) +
    ellipse(200, 120, 100, 25, scene.paint('slant', lighter(scene.ink, 0.3), scene.ink)) +
    path('M110 116Q130 98 186 96Q140 104 122 124z', '#fff', 'opacity=".4"')
  );
}
