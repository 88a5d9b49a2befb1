import { darker, lighter } from '#server/pictures/colour.ts';
import { groundShadow, lit, path, roundedRect, wrapped } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';
import { textLine } from '#server/pictures/svg-text.ts';

const GIFTS = new Set([
  'gift-card',
  'gift-box',
  'wrapped-gift',
  'credit-card',
  'ribbon',
  'red-heart',
  'flowers-bouquet',
  'crescent-moon',
  'star',
  'balloon',
  'birthday-cake',
]);

/** A bar in a printed card sleeve, its foil showing at both ends. */
function drawSleeve(scene: PackScene): string {
  const sleeve = 'M112 62H288V340H112z';
  const foil = scene.paint(
    'across',
    darker(scene.accent, 0.2),
    lighter(scene.accent, 0.55),
    darker(scene.accent, 0.25),
  );
  return (
    groundShadow(scene, 202, 356, 100) +
    path(
      'M116 44l7 5l7-5l7 5l7-5l7 5l7-5l7 5l7-5l7 5l7-5l7 5l7-5l7 5l7-5l7 5l7-5l7 5l7-5l7 5l7-5l7 5l7-5l7 5l7-5V356l-7-5H123l-7 5z',
      foil,
    ) +
    wrapped(scene, sleeve, { x: 116, y: 62, w: 168, h: 278 }, 'flat') +
    path('M112 62H120V340H112z', '#fff', 'opacity=".25"')
  );
}

/** A gift card, tilted, with another behind it. */
export function drawCard(scene: PackScene): string {
  const { art, brand, name, size } = scene.product;
  if (!GIFTS.has(art) && !scene.product.isNonFood) return drawSleeve(scene);
  const face = roundedRect(52, 106, 296, 188, 20);
  return (
    groundShadow(scene, 200, 332, 140) +
    path(roundedRect(60, 96, 296, 188, 20), darker(scene.accent, 0.1), 'transform="rotate(7 200 200)"') +
    `<g transform="rotate(-5 200 200)">` +
    path(face, scene.paint('slant', lighter(scene.ink, 0.2), scene.ink, darker(scene.ink, 0.25))) +
    `<g clip-path="${scene.clip(face)}">` +
    path('M210 106C190 180 260 230 240 294H348V106z', scene.accent, 'opacity=".9"') +
    path('M228 106C208 180 278 230 258 294H348V106z', scene.paper) +
    scene.art(art, 298, 200, 104) +
    '</g>' +
    textLine(brand.en, { x: 74, y: 148, size: 24, width: 126, fill: scene.paper, weight: 700, anchor: 'start' }) +
    textLine(brand.ar, { x: 74, y: 170, size: 15, width: 110, fill: scene.paper, anchor: 'start', opacity: 0.9 }) +
    textLine(name.en, { x: 74, y: 246, size: 15, width: 144, fill: scene.paper, weight: 500, anchor: 'start' }) +
    textLine(size.en, { x: 74, y: 272, size: 20, width: 150, fill: scene.paper, weight: 700, anchor: 'start' }) +
    lit(scene, face, 'flat') +
    '</g>'
  );
}
