import { darker, lighter } from '#server/pictures/colour.ts';
import { groundShadow, lit, path, roundedRect, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A squeeze tube standing on its cap. */
export function drawTube(scene: PackScene): string {
  const body = 'M128 48H272V66Q270 190 250 306H150Q130 190 128 66z';
  return (
    groundShadow(scene, 200, 356, 70) +
    wrapped(scene, body, { x: 134, y: 72, w: 132, h: 214 }, 'none', scene.paper) +
    path('M128 48H272V68H128z', scene.ink) +
    path(`M136 50v16${'m9-16v16'.repeat(14)}`, 'none', 'stroke="#fff" stroke-width="2" opacity=".35"') +
    lit(scene, body, 'round') +
    path('M150 306H250V316H150z', darker(scene.ink, 0.25)) +
    path(
      roundedRect(146, 314, 108, 44, 9),
      scene.paint('across', darker(scene.ink, 0.1), lighter(scene.ink, 0.35), scene.ink, darker(scene.ink, 0.3)),
    )
  );
}
