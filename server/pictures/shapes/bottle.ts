import { darker, lighter } from '#server/pictures/colour.ts';
import { contentColour } from '#server/pictures/contents.ts';
import { groundShadow, lit, path, roundedRect, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A round-shouldered bottle whose contents show above and below the label. */
export function drawBottle(scene: PackScene): string {
  const content = contentColour(scene);
  const body =
    'M176 72H224V104C224 128 264 134 264 172V338Q264 358 244 358H156Q136 358 136 338V172C136 134 176 128 176 104z';
  const label = 'M136 178Q200 188 264 178V334Q200 344 136 334z';
  return (
    groundShadow(scene, 200, 356, 80) +
    path(body, scene.paint('down', lighter(content, 0.3), content, darker(content, 0.1))) +
    path(
      roundedRect(170, 40, 60, 36, 7),
      scene.paint('across', darker(scene.ink, 0.1), lighter(scene.ink, 0.3), scene.ink, darker(scene.ink, 0.25)),
    ) +
    path('M172 76H228V84H172z', darker(scene.ink, 0.3)) +
    wrapped(scene, label, { x: 136, y: 178, w: 128, h: 162 }, 'none') +
    lit(scene, body, 'round') +
    path(
      'M150 176C150 148 172 138 184 122C180 146 162 152 160 182V322Q160 332 154 330Q150 328 150 318z',
      '#fff',
      'opacity=".35"',
    )
  );
}
