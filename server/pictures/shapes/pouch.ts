import { darker, lighter } from '#server/pictures/colour.ts';
import { groundShadow, lit, path, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A stand-up pouch: sealed top with tear notches, a gusset at the foot. */
export function drawPouch(scene: PackScene): string {
  const body =
    'M124 62H276Q282 62 282 68V84Q280 92 282 100C286 180 294 260 296 340Q297 352 286 354Q200 366 114 354Q103 352 104 340C106 260 114 180 118 100Q120 92 118 84V68Q118 62 124 62z';
  return (
    groundShadow(scene, 200, 354, 108) +
    wrapped(
      scene,
      body,
      { x: 122, y: 104, w: 156, h: 222 },
      'none',
      scene.paint('down', lighter(scene.ink, 0.15), scene.ink),
    ) +
    path('M118 62H282V100H118z', scene.ink, 'opacity=".0"') +
    path(
      'M119 92H281',
      'none',
      `stroke="${darker(scene.ink, 0.3)}" stroke-width="3" stroke-dasharray="3 4" opacity=".5"`,
    ) +
    path('M106 318Q200 364 294 318L296 340Q297 352 286 354Q200 366 114 354Q103 352 104 340z', '#000', 'opacity=".16"') +
    lit(scene, body, 'round') +
    path('M134 112C132 190 126 250 124 312C138 250 142 180 148 112z', '#fff', 'opacity=".32"')
  );
}
