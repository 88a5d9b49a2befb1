import { darker, lighter, mix } from './colour.ts';
import type { PackInput, PackShape } from './pack-input.ts';
import { groundShadow } from './pack-parts.ts';
import { PackScene, svgDocument } from './scene.ts';
import { arranged } from './shapes/arranged.ts';
import { drawBag } from './shapes/bag.ts';
import { drawBottle } from './shapes/bottle.ts';
import { drawBox } from './shapes/box.ts';
import { drawCan } from './shapes/can.ts';
import { drawCard } from './shapes/card.ts';
import { drawCarton } from './shapes/carton.ts';
import { drawHamper } from './shapes/hamper.ts';
import { drawJar } from './shapes/jar.ts';
import { drawJug } from './shapes/jug.ts';
import { drawLoose } from './shapes/loose.ts';
import { drawGiftBox, drawKit } from './shapes/open-box.ts';
import { drawPouch } from './shapes/pouch.ts';
import { drawRoll } from './shapes/roll.ts';
import { isFlesh } from './shapes/single-art.ts';
import { drawSpray } from './shapes/spray.ts';
import { drawTray } from './shapes/tray.ts';
import { drawTub } from './shapes/tub.ts';
import { drawTube } from './shapes/tube.ts';
import { escapeText, textLine } from './svg-text.ts';

const shapes: Record<PackShape, (scene: PackScene) => string> = {
  carton: drawCarton,
  bottle: drawBottle,
  jug: drawJug,
  jar: drawJar,
  can: drawCan,
  bag: drawBag,
  pouch: drawPouch,
  tray: drawTray,
  box: drawBox,
  tub: drawTub,
  tube: drawTube,
  loose: drawLoose,
  bunch: drawLoose,
  card: drawCard,
  hamper: drawHamper,
  spray: drawSpray,
  roll: drawRoll,
  kit: drawKit,
  gift: drawGiftBox,
};

const FONT = 'font-family="\'Readex Pro\', system-ui, sans-serif"';

/** The first gallery picture: the pack on a soft ground. */
export function composePack(input: PackInput): string {
  const scene = new PackScene(input);
  const ground = scene.paint('glow', lighter(input.tint, 0.7), input.tint, darker(input.tint, 0.08));
  const body = `<path d="M0 0H400V400H0z" fill="${ground}"/><g ${FONT}>${shapes[input.pack](scene)}</g>`;
  return svgDocument(400, 400, scene, titleOf(input), body);
}

/** The second gallery picture: the food (or thing) itself, large, over a strip that says whose it is and how much. A phone shows its lower seven eighths: nothing stands above them. */
export function composeDetail(input: PackInput): string {
  const scene = new PackScene(input);
  const deep = mix(input.tint, scene.accent, 0.18);
  const ground = scene.paint('glow', lighter(deep, 0.75), lighter(deep, 0.2), darker(deep, 0.1));
  const body =
    `<path d="M0 0H400V400H0z" fill="${ground}"/><g ${FONT}>` +
    large(scene) +
    `<path d="M0 336H400V400H0z" fill="${scene.ink}"/><path d="M0 336H400V341H0z" fill="${scene.accent}"/>` +
    textLine(input.brand.en, { x: 24, y: 366, size: 22, width: 210, fill: scene.paper, weight: 700, anchor: 'start' }) +
    textLine(input.brand.ar, {
      x: 24,
      y: 388,
      size: 15,
      width: 200,
      fill: scene.paper,
      anchor: 'start',
      opacity: 0.9,
    }) +
    textLine(input.size.en, { x: 376, y: 379, size: 26, width: 130, fill: scene.paper, weight: 600, anchor: 'end' }) +
    '</g>';
  return svgDocument(400, 400, scene, titleOf(input), body);
}

/** Where no drawing is right, the brand's initial: never a wrong food. */
function large(scene: PackScene): string {
  const { art, brand, parts } = scene.product;
  if (parts) return groundShadow(scene, 196, 312, 138) + arranged(scene, { x: 56, y: 62, w: 288, h: 234 });
  if (art !== 'plain') return groundShadow(scene, 192, isFlesh(art) ? 282 : 304, 107) + scene.art(art, 200, 190, 256);
  return (
    `<circle cx="200" cy="170" r="104" fill="${scene.accent}"/><circle cx="200" cy="170" r="92" fill="${scene.ink}"/>` +
    textLine(brand.en.charAt(0), { x: 200, y: 210, size: 116, width: 150, fill: scene.paper, weight: 700 })
  );
}

function titleOf(input: PackInput): string {
  return escapeText(`${input.brand.en} ${input.name.en} ${input.size.en}`);
}
