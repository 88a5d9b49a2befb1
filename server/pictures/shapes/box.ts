import { darker, lighter } from '#server/pictures/colour.ts';
import { groundShadow, path, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A folding carton: front, right side and lid. */
export function drawBox(scene: PackScene): string {
  return (
    groundShadow(scene, 204, 356, 112) +
    path('M264 92L306 74V336L264 358z', scene.paint('across', darker(scene.ink, 0.18), darker(scene.ink, 0.38))) +
    path('M96 92L146 70H306V74L264 92z', scene.paint('down', lighter(scene.ink, 0.4), lighter(scene.ink, 0.2))) +
    path('M116 83.5H285', 'none', `stroke="${darker(scene.ink, 0.2)}" stroke-width="2" opacity=".4"`) +
    wrapped(scene, 'M96 92H264V358H96z', { x: 96, y: 92, w: 168, h: 266 }, 'flat') +
    path('M264 92V358', 'none', 'stroke="#fff" stroke-width="1.5" opacity=".5"')
  );
}
