import { darker, lighter } from '#server/pictures/colour.ts';
import { contentColour } from '#server/pictures/contents.ts';
import { groundShadow, lit, path, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A trigger spray bottle. */
export function drawSpray(scene: PackScene): string {
  const body =
    'M182 132H230V150C230 172 276 176 276 216V338Q276 358 256 358H150Q130 358 130 338V216C130 176 182 172 182 150z';
  const content = contentColour(scene);
  return (
    groundShadow(scene, 204, 356, 84) +
    path('M150 86C130 96 136 118 150 138C156 146 164 142 160 134C150 116 150 106 160 98z', darker(scene.accent, 0.25)) +
    path(
      'M112 52H218C244 52 262 64 266 86L232 104H160L150 88H112Q106 88 106 82V58Q106 52 112 52z',
      scene.paint('down', lighter(scene.accent, 0.3), scene.accent, darker(scene.accent, 0.15)),
    ) +
    path('M96 58H112V82H96Q92 82 92 78V62Q92 58 96 58z', darker(scene.ink, 0.1)) +
    path(
      'M176 104H236V136H176z',
      scene.paint('across', darker(scene.accent, 0.2), lighter(scene.accent, 0.2), darker(scene.accent, 0.3)),
    ) +
    path(body, scene.paint('down', lighter(content, 0.3), content)) +
    wrapped(
      scene,
      'M130 220Q203 230 276 220V336Q203 346 130 336z',
      { x: 134, y: 220, w: 138, h: 122 },
      'none',
      scene.paper,
    ) +
    lit(scene, body, 'round')
  );
}
