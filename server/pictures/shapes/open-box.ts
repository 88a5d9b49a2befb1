import { contrast, darker, lighter, readableOn } from '#server/pictures/colour.ts';
import { ellipse, groundShadow, lit, path } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';
import { breakLines, textLine } from '#server/pictures/svg-text.ts';

import { arranged } from './arranged.ts';

const LID = 'M66 44H334Q340 44 341 50L348 154H52L59 50Q60 44 66 44z';
const FRONT = 'M38 296H362L353 348Q352 356 344 356H56Q48 356 47 348z';

/** The lid that stands behind an open box: whose it is and what it is. */
function lid(scene: PackScene, ground: string, ink: string): string {
  const { brand, name } = scene.product;
  const lines = breakLines(name.en, 13);
  const at = lines.length > 1 ? 119 : 126;
  return (
    path(LID, scene.paint('down', lighter(ground, 0.14), ground, darker(ground, 0.16))) +
    path('M59 50Q60 44 66 44H334Q340 44 341 50L341.6 58H58.4z', scene.accent) +
    textLine(brand.en, { x: 200, y: 82, size: 23, width: 240, fill: ink, weight: 700 }) +
    textLine(brand.ar, { x: 200, y: 98, size: 13, width: 200, fill: ink, weight: 500, opacity: 0.9 }) +
    lines
      .map((text, i) => textLine(text, { x: 200, y: at + i * 17, size: 15.5, width: 260, fill: ink, weight: 600 }))
      .join('') +
    lit(scene, LID, 'flat')
  );
}

function inside(scene: PackScene, ground: string): string {
  return (
    path('M52 152H348L362 300H38z', scene.paint('down', darker(ground, 0.55), darker(ground, 0.3))) +
    path('M64 166H336L346 300H54z', scene.paint('down', '#d9c6a4', '#f3e8d2')) +
    path('M52 152H348L347 160H53z', '#000', 'opacity=".28"')
  );
}

function front(scene: PackScene, ground: string, ink: string): string {
  return (
    path(FRONT, scene.paint('down', lighter(ground, 0.1), darker(ground, 0.12))) +
    path('M38 296H362L361 303H39z', lighter(ground, 0.34)) +
    textLine(scene.product.size.en, { x: 200, y: 338, size: 22, width: 240, fill: ink, weight: 700 }) +
    lit(scene, FRONT, 'flat')
  );
}

/** A kit: an open box with what it is made of. */
export function drawKit(scene: PackScene): string {
  return (
    groundShadow(scene, 200, 354, 150) +
    lid(scene, scene.ink, scene.paper) +
    inside(scene, scene.ink) +
    arranged(scene, { x: 58, y: 152, w: 284, h: 160 }) +
    front(scene, scene.ink, scene.paper)
  );
}

/** A paper cup as chocolates and dates lie in. */
function cup(scene: PackScene, x: number, y: number, r: number): string {
  return (
    ellipse(x, y + 4, r, r * 0.72, scene.paint('down', '#b9a37e', '#e9dcc0')) +
    ellipse(x, y, r * 0.9, r * 0.62, '#4a3320')
  );
}

/** A gift box: rows of small things in paper cups, a ribbon round lid and front. */
export function drawGiftBox(scene: PackScene): string {
  const parts = scene.product.parts ?? [scene.product.art];
  const ground = scene.ink;
  const rows = [
    { y: 186, n: 4, step: 64, size: 62 },
    { y: 226, n: 4, step: 68, size: 66 },
    { y: 268, n: 4, step: 72, size: 70 },
  ];
  const pieces = rows.map(({ y, n, step, size }, row) =>
    Array.from({ length: n }, (_, i) => {
      const x = 200 + (i - (n - 1) / 2) * step;
      return (
        cup(scene, x, y + size * 0.16, size * 0.46) +
        scene.art(parts[(i + row) % parts.length] ?? scene.product.art, x, y, size)
      );
    }).join(''),
  );
  // A ribbon of the box's own colour is not seen: gold then.
  const silk = contrast(scene.accent, ground) > 1.7 ? scene.accent : '#d9b35c';
  const ribbon = scene.paint('across', darker(silk, 0.15), lighter(silk, 0.35), darker(silk, 0.1));
  return (
    groundShadow(scene, 200, 354, 150) +
    lid(scene, ground, readableOn(ground, scene.paper)) +
    inside(scene, ground) +
    pieces.join('') +
    front(scene, ground, readableOn(ground, scene.paper)) +
    path('M296 297H318L314 356H294z', ribbon) +
    path(
      'M306 306C284 284 268 294 272 306C276 318 296 318 306 306C316 318 336 318 340 306C344 294 328 284 306 306z',
      ribbon,
    ) +
    path('M304 308L288 338L300 334L306 346L310 310z', ribbon, 'opacity=".9"') +
    ellipse(306, 306, 8, 7, darker(silk, 0.2))
  );
}
