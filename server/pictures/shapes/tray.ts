import { lighter } from '#server/pictures/colour.ts';
import { ellipse, groundShadow, path, roundedRect } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';
import { breakLines, textLine } from '#server/pictures/svg-text.ts';

import { isFlesh, isSingle } from './single-art.ts';

/** The food through the film; where no drawing is right, a printed lid instead. */
function inside(scene: PackScene): string {
  const { art, brand } = scene.product;
  if (art === 'plain') {
    const initial = brand.en.charAt(0);
    return (
      path(roundedRect(62, 94, 276, 224, 24), scene.paint('slant', lighter(scene.ink, 0.2), scene.ink)) +
      ellipse(200, 180, 56, 56, scene.paper) +
      textLine(initial, { x: 200, y: 203, size: 66, width: 96, fill: scene.ink, weight: 700 })
    );
  }
  if (scene.product.isNonFood) return scene.art(art, 200, 178, 168);
  // Low enough that nothing stands over the rim, high enough that the strip hides little.
  if (isSingle(art)) return scene.art(art, 200, 187, 222);
  return (
    scene.art(art, 148, 148, 110, -8) +
    scene.art(art, 252, 146, 110, 8) +
    scene.art(art, 146, 216, 114, 6) +
    scene.art(art, 254, 216, 114, -6)
  );
}

/** One or two lines on the strip, in its middle. */
function stacked(
  scene: PackScene,
  lines: readonly string[],
  look: { x: number; width: number; weight: number },
): string {
  const first = lines.length > 1 ? 288 : 296;
  return lines.map((text, i) => textLine(text, { ...look, y: first + i * 16, size: 14, fill: scene.ink })).join('');
}

/** The strip across the film's foot: whose it is, what it is, how much. */
function sticker(scene: PackScene): string {
  const { brand, name, size } = scene.product;
  return (
    path(roundedRect(62, 270, 276, 42, 6), scene.paper) +
    path(roundedRect(62, 270, 92, 42, 6), scene.ink) +
    path('M152 270h4v42h-4z', scene.accent) +
    textLine(brand.en, { x: 107, y: 290, size: 14, width: 82, fill: scene.paper, weight: 700 }) +
    textLine(brand.ar, { x: 107, y: 305, size: 11, width: 82, fill: scene.paper, weight: 500 }) +
    stacked(scene, breakLines(name.en, 7.5), { x: 219, width: 116, weight: 600 }) +
    stacked(scene, breakLines(size.en, 6), { x: 308, width: 56, weight: 700 })
  );
}

/** It lies higher than other packs, because a card's plus stands in the picture's corner, below the sticker; and it is smaller, so that there is air above it where a card cuts the picture. */
const PLACE = 'translate(14 -22.3) scale(.93)';

/** A film-lidded tray, from above: the food itself shows, and a sticker names it. */
export function drawTray(scene: PackScene): string {
  const [rim, well, floor] = isFlesh(scene.product.art)
    ? ['#4b5154', '#2b2f31', '#3d4346']
    : [scene.product.isNonFood ? lighter(scene.ink, 0.2) : '#f7f4ee', '#d9d2c4', '#f1ece2'];
  return (
    `<g transform="${PLACE}">` +
    groundShadow(scene, 200, 338, 150) +
    path(roundedRect(46, 78, 308, 260, 34), scene.paint('down', lighter(rim, 0.2), rim, well)) +
    path(roundedRect(62, 94, 276, 228, 24), scene.paint('down', well, floor)) +
    path(roundedRect(70, 104, 260, 210, 20), scene.paint('glow', lighter(floor, 0.14), floor)) +
    `<g clip-path="${scene.clip(roundedRect(62, 94, 276, 228, 24))}">${inside(scene)}</g>` +
    path(roundedRect(62, 94, 276, 228, 24), scene.paint('slant', '#fff/.26', '#fff/0', '#fff/0', '#fff/.1')) +
    path('M92 94L126 94L74 178V132z', '#fff', 'opacity=".2"') +
    sticker(scene) +
    '</g>'
  );
}
