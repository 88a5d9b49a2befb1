import { groundShadow, path, roundedRect } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';
import { textLine } from '#server/pictures/svg-text.ts';

import { arranged } from './arranged.ts';

/** A wicker hamper filled with what it holds, a ribbon and a tag on its front. */
export function drawHamper(scene: PackScene): string {
  const { brand, name } = scene.product;
  const basket = 'M66 214H334L312 340Q310 354 296 354H104Q90 354 88 340z';
  const weave = [0, 1, 2, 3, 4].map((row) => {
    const shift = row % 2 ? 12 : 0;
    return `M${70 + row * 4 + shift} ${236 + row * 26}${'h14m10 0'.repeat(10)}`;
  });
  return (
    groundShadow(scene, 200, 352, 134) +
    path(
      'M96 214C96 70 304 70 304 214',
      'none',
      `stroke="${scene.paint('down', '#c98f50', '#8d5a28')}" stroke-width="13"`,
    ) +
    arranged(scene, { x: 70, y: 54, w: 260, h: 196 }) +
    path(basket, scene.paint('down', '#d9a566', '#a86e36')) +
    `<g clip-path="${scene.clip(basket)}">` +
    path(weave.join(''), 'none', 'stroke="#7c4a1f" stroke-width="9" stroke-linecap="round" opacity=".35"') +
    path(
      weave.join(''),
      'none',
      'stroke="#f0cc97" stroke-width="3" stroke-linecap="round" opacity=".55" transform="translate(0-4)"',
    ) +
    '</g>' +
    path(roundedRect(56, 202, 288, 24, 12), scene.paint('down', '#e2b274', '#a46a32')) +
    path('M190 226h20v128h-20z', scene.accent, 'opacity=".95"') +
    path(roundedRect(112, 258, 176, 74, 12), scene.paper) +
    path(roundedRect(112, 258, 176, 10, 5), scene.ink) +
    textLine(brand.en, { x: 200, y: 292, size: 21, width: 160, fill: scene.ink, weight: 700 }) +
    textLine(brand.ar, { x: 200, y: 308, size: 12, width: 150, fill: scene.ink }) +
    textLine(name.en, { x: 200, y: 324, size: 11.5, width: 160, fill: scene.ink, weight: 500 }) +
    path(
      'M200 232C176 206 158 214 160 230C162 246 184 246 200 232C224 206 242 214 240 230C238 246 216 246 200 232z',
      scene.accent,
    ) +
    `<circle cx="200" cy="232" r="9" fill="${scene.ink}"/>`
  );
}
