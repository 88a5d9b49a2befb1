import { darker, lighter } from '#server/pictures/colour.ts';
import { groundShadow, path, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A gable-topped drinks carton, seen a little from the right. */
export function drawCarton(scene: PackScene): string {
  const front = 'M112 136H256V358H112z';
  return (
    groundShadow(scene, 204, 357, 104) +
    path('M256 136l38-14V342l-38 16z', darker(scene.ink, 0.25)) +
    path('M256 136l38-14-22-42z', darker(scene.ink, 0.42)) +
    path('M112 136L134 78H272L256 136z', scene.paint('down', lighter(scene.ink, 0.22), scene.ink)) +
    path(
      'M130 52H272q3 0 3 3V80H130V55q0-3 3-3z',
      scene.paint('down', lighter(scene.ink, 0.4), lighter(scene.ink, 0.12)),
    ) +
    path('M130 66H275V69H130z', darker(scene.ink, 0.2), 'opacity=".35"') +
    `<circle cx="193" cy="108" r="17" fill="${darker(scene.accent, 0.25)}"/><circle cx="192" cy="105" r="16" fill="${scene.accent}"/><circle cx="188" cy="101" r="8" fill="#fff" opacity=".35"/>` +
    wrapped(scene, front, { x: 112, y: 136, w: 144, h: 222 }, 'flat')
  );
}
