import { lighter } from '#server/pictures/colour.ts';
import { ellipse, groundShadow, path, roundedRect } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';
import { breakLines, textLine } from '#server/pictures/svg-text.ts';

import { isSingle } from './single-art.ts';

/** The food through the film; where no drawing is right, a printed lid instead. */
function inside(scene: PackScene): string {
  const { art, brand } = scene.product;
  if (art === 'plain') {
    const initial = brand.en.charAt(0);
    return (
      path(roundedRect(62, 94, 276, 224, 24), scene.paint('slant', lighter(scene.ink, 0.2), scene.ink)) +
      ellipse(200, 167, 52, 52, scene.paper) +
      textLine(initial, { x: 200, y: 189, size: 62, width: 90, fill: scene.ink, weight: 700 })
    );
  }
  if (isSingle(art)) return scene.art(art, 200, 168, 196);
  return scene.art(art, 142, 184, 150, -14) + scene.art(art, 252, 178, 150, 12) + scene.art(art, 198, 210, 168);
}

/** A film-lidded tray, from above: the food itself shows, and a sticker names it. */
export function drawTray(scene: PackScene): string {
  const { brand, name, size } = scene.product;
  const lines = breakLines(name.en, 11);
  const tray = scene.product.isNonFood ? lighter(scene.ink, 0.2) : '#f4f1ea';
  return (
    groundShadow(scene, 200, 338, 150) +
    path(roundedRect(46, 78, 308, 260, 34), scene.paint('down', tray, lighter(tray, 0), '#cfc8ba')) +
    path(roundedRect(62, 94, 276, 224, 24), scene.paint('down', '#d9d2c4', '#ece7dc')) +
    path(roundedRect(70, 104, 260, 208, 20), scene.paint('glow', '#faf7f1', '#e6dfd1')) +
    inside(scene) +
    path(roundedRect(62, 94, 276, 224, 24), scene.paint('slant', '#fff/.42', '#fff/0', '#fff/0', '#fff/.2')) +
    path('M96 94L150 94L74 214V160z', '#fff', 'opacity=".3"') +
    path(roundedRect(62, 240, 276, 62, 8), scene.paper) +
    path(roundedRect(62, 240, 96, 62, 8), scene.ink) +
    path('M158 240h4v62h-4z', scene.accent) +
    textLine(brand.en, { x: 110, y: 268, size: 15, width: 86, fill: scene.paper, weight: 700 }) +
    textLine(brand.ar, { x: 110, y: 289, size: 12.5, width: 86, fill: scene.paper, weight: 500 }) +
    lines
      .map((text, i) =>
        textLine(text, {
          x: 250,
          y: (lines.length > 1 ? 260 : 267) + i * 17,
          size: 15.5,
          width: 164,
          fill: scene.ink,
          weight: 600,
        }),
      )
      .join('') +
    textLine(size.en, { x: 250, y: 294, size: 13, width: 150, fill: scene.ink, weight: 500 })
  );
}
