import { darker, lighter } from '#server/pictures/colour.ts';
import { contentColour } from '#server/pictures/contents.ts';
import { groundShadow, lit, path, roundedRect, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

/** A big handled jug: laundry liquid, oil, family milk. */
export function drawJug(scene: PackScene): string {
  const content = scene.product.isNonFood ? lighter(scene.ink, 0.12) : contentColour(scene);
  const body =
    'M150 88H206V104C232 106 292 118 292 176V336Q292 358 270 358H126Q104 358 104 336V186C104 146 150 132 150 104zM236 146C226 146 224 152 224 160V196C224 206 230 210 238 210H252C260 210 264 206 264 198V176C264 156 252 147 236 146z';
  return (
    groundShadow(scene, 200, 356, 104) +
    path(body, scene.paint('down', lighter(content, 0.25), content, darker(content, 0.14)), 'fill-rule="evenodd"') +
    path(
      'M236 146C226 146 224 152 224 160V196C224 206 230 210 238 210',
      'none',
      `stroke="${darker(content, 0.35)}" stroke-width="4" opacity=".5"`,
    ) +
    path(
      roundedRect(144, 46, 68, 46, 9),
      scene.paint(
        'across',
        darker(scene.accent, 0.1),
        lighter(scene.accent, 0.3),
        scene.accent,
        darker(scene.accent, 0.3),
      ),
    ) +
    path('M156 52V88M168 52V88M180 52V88M192 52V88M202 52V88', 'none', 'stroke="#000" stroke-width="2" opacity=".1"') +
    wrapped(scene, roundedRect(116, 218, 164, 126, 16), { x: 116, y: 218, w: 164, h: 126 }, 'none') +
    lit(scene, body, 'flat').replace('/>', ' fill-rule="evenodd"/>') +
    path('M116 190C118 160 150 146 158 124C158 152 128 160 126 196V330Q118 332 116 322z', '#fff', 'opacity=".35"')
  );
}
