import { darker } from '#server/pictures/colour.ts';
import { ellipse, groundShadow, path, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A film-wrapped roll standing on its end, its core and layers showing on top. */
export function drawRoll(scene: PackScene): string {
  const wall = 'M102 112a98 32 0 0 0 196 0V326a98 32 0 0 1-196 0z';
  return (
    groundShadow(scene, 200, 348, 112) +
    wrapped(scene, wall, { x: 112, y: 140, w: 176, h: 204 }, 'round', scene.paper) +
    ellipse(200, 112, 98, 32, scene.paint('slant', '#ffffff', '#e3ded4')) +
    ellipse(200, 112, 74, 23, 'none').replace('/>', ' stroke="#cfc8ba" stroke-width="2"/>') +
    ellipse(200, 112, 52, 16, 'none').replace('/>', ' stroke="#cfc8ba" stroke-width="2"/>') +
    ellipse(200, 112, 30, 10, darker('#c9a878', 0.35)) +
    ellipse(200, 115, 27, 7, darker('#c9a878', 0.6)) +
    path('M128 150V330', 'none', 'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"')
  );
}
