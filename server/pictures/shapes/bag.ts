import { darker, lighter } from '#server/pictures/colour.ts';
import { groundShadow, lit, path, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';

function teeth(x: number, y: number, count: number, step: number, depth: number): string {
  return `L${x} ${y}${`l${step / 2} ${depth}l${step / 2} ${-depth}`.repeat(count)}`;
}

/** A pillow bag with crimped ends: rice, crisps, flour, frozen food. */
export function drawBag(scene: PackScene): string {
  const body = `M112 76${teeth(112, 70, 16, 11, -6).slice(0)}L288 76Q282 120 290 200T288 340${`l-5.5 6l-5.5-6`.repeat(16)}Q104 280 110 200T112 76z`;
  const label = { x: 122, y: 98, w: 156, h: 227 };
  return (
    groundShadow(scene, 200, 350, 104) +
    path(body, scene.paint('down', lighter(scene.ink, 0.12), scene.ink)) +
    // The print runs past both sides and the bag's own outline cuts it, so that no edge of it shows.
    `<g clip-path="${scene.clip(body)}">` +
    wrapped(scene, 'M90 100Q200 108 310 100V322Q200 316 90 322z', label, 'none') +
    '</g>' +
    path(
      'M112 82H288M112 90H288M112 334H288M112 327H288',
      'none',
      `stroke="${darker(scene.ink, 0.3)}" stroke-width="2" opacity=".35"`,
    ) +
    lit(scene, body, 'round') +
    path('M126 108Q120 200 128 312Q136 250 134 196T140 104z', '#fff', 'opacity=".4"') +
    path('M270 108Q262 160 268 208T262 318Q276 300 278 210T276 108z', '#000', 'opacity=".08"')
  );
}
