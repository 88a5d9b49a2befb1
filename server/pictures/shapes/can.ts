import { cylinder, ellipse, groundShadow, path, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

const SLIM = new Set([
  'cola',
  'sparkling',
  'cup-with-straw',
  'tropical-drink',
  'beverage-box',
  'lemon',
  'lime',
  'tangerine',
  'orange-juice',
  'fire',
  'arabic-coffee',
  'karkade',
]);

/** A ring-pull food tin, or a slim drinks can where the art is a drink. */
export function drawCan(scene: PackScene): string {
  const slim = SLIM.has(scene.product.art);
  const w = slim ? 132 : 184;
  const top = slim ? 74 : 116;
  const x = 200 - w / 2;
  const rim = slim ? 13 : 20;
  const steel = scene.paint('across', '#8f959c', '#f4f6f8', '#c3c9cf', '#787f87');
  const neck = slim ? 10 : 0;
  // A drinks can narrows to its neck: a straight wall would stand out beside the lid in two corners.
  const wall = slim
    ? `M${x + neck} ${top + 6}a${w / 2 - neck} ${rim - 2} 0 0 0 ${w - 2 * neck} 0q1 12 ${neck} 24V336a${w / 2} ${rim} 0 0 1-${w} 0V${top + 30}q${neck - 1}-12 ${neck}-24z`
    : cylinder(x, top + 14, w, 322 - top, rim);
  return (
    groundShadow(scene, 200, 352, w * 0.58) +
    path(cylinder(x + neck, top, w - 2 * neck, 344 - top, rim), steel) +
    wrapped(scene, wall, { x, y: top + 14 + rim * 0.7, w, h: 322 - top }, 'round', scene.ink) +
    ellipse(200, top, w / 2 - neck, rim, steel) +
    ellipse(200, top + 1, w / 2 - neck - 7, rim - 5, scene.paint('slant', '#aab0b7', '#eef1f3', '#b4bac1')) +
    path(
      `M190 ${top + 2}a12 4.5 0 1 0 24 0a12 4.5 0 1 0-24 0zm6 0a6 2 0 1 0 12 0a6 2 0 1 0-12 0z`,
      '#7e858c',
      'fill-rule="evenodd"',
    )
  );
}
