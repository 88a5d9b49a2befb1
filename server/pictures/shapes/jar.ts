import { darker, lighter } from '#server/pictures/colour.ts';
import { contentColour } from '#server/pictures/contents.ts';
import { ellipse, groundShadow, lit, path, roundedRect, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A glass jar with a screw lid; the food shows round the label. */
export function drawJar(scene: PackScene): string {
  const content = contentColour(scene);
  const glass =
    'M130 116H270C272 128 290 134 290 154V334Q290 358 266 358H134Q110 358 110 334V154C110 134 128 128 130 116z';
  const food = 'M112 158Q200 148 288 158V332Q288 352 266 352H134Q112 352 112 332z';
  return (
    groundShadow(scene, 200, 356, 100) +
    path(glass, '#fff', 'opacity=".6"') +
    path(food, scene.paint('down', lighter(content, 0.15), content, darker(content, 0.18))) +
    ellipse(200, 156, 87, 8, lighter(content, 0.28)) +
    wrapped(
      scene,
      'M110 168Q200 179 290 168V336Q200 347 110 336z',
      { x: 118, y: 172, w: 164, h: 168 },
      'none',
      scene.paper,
    ) +
    lit(scene, glass, 'round') +
    path('M122 160Q122 146 132 142V340Q122 338 122 326z', '#fff', 'opacity=".45"') +
    path(
      roundedRect(120, 66, 160, 54, 12),
      scene.paint('across', darker(scene.ink, 0.15), lighter(scene.ink, 0.35), scene.ink, darker(scene.ink, 0.3)),
    ) +
    path('M120 84H280V88H120zM120 98H280V102H120z', '#000', 'opacity=".12"') +
    path('M132 66H268A12 12 0 0 1 279 74H121A12 12 0 0 1 132 66z', '#fff', 'opacity=".25"')
  );
}
