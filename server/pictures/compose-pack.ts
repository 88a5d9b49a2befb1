import { darker, lighter, mix } from './colour.ts';
import type { PackInput, PackShape } from './pack-input.ts';
import { PackScene, svgDocument } from './scene.ts';
import { drawBag } from './shapes/bag.ts';
import { drawBottle } from './shapes/bottle.ts';
import { drawBox } from './shapes/box.ts';
import { drawBunch } from './shapes/bunch.ts';
import { drawCan } from './shapes/can.ts';
import { drawCard } from './shapes/card.ts';
import { drawCarton } from './shapes/carton.ts';
import { drawHamper } from './shapes/hamper.ts';
import { drawJar } from './shapes/jar.ts';
import { drawJug } from './shapes/jug.ts';
import { drawLoose } from './shapes/loose.ts';
import { drawPouch } from './shapes/pouch.ts';
import { drawRoll } from './shapes/roll.ts';
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
  bunch: drawBunch,
  card: drawCard,
  hamper: drawHamper,
  spray: drawSpray,
  roll: drawRoll,
};

const FONT = 'font-family="\'Readex Pro\', system-ui, sans-serif"';

/** The first gallery picture: the pack on a soft ground. */
export function composePack(input: PackInput): string {
  const scene = new PackScene(input);
  const ground = scene.paint('glow', lighter(input.tint, 0.7), input.tint, darker(input.tint, 0.08));
  const body = `<path d="M0 0H400V400H0z" fill="${ground}"/><g ${FONT}${upright(input.pack)}>${shapes[input.pack](scene)}</g>`;
  return svgDocument(400, 400, scene, titleOf(input), body);
}

/** The second gallery picture: the food (or thing) itself on its plate, over a strip that says whose it is and how much. */
export function composeDetail(input: PackInput): string {
  const scene = new PackScene(input);
  const deep = mix(input.tint, scene.accent, 0.22);
  const ground = scene.paint('down', lighter(deep, 0.25), darker(deep, 0.1));
  const plate = input.isNonFood ? lighter(input.tint, 0.45) : '#fffdf8';
  const body =
    `<path d="M0 0H400V400H0z" fill="${ground}"/><g ${FONT}>` +
    `<ellipse cx="208" cy="184" rx="164" ry="160" fill="#3a2415" opacity=".12"/>` +
    `<circle cx="200" cy="170" r="158" fill="${plate}"/><circle cx="200" cy="170" r="132" fill="none" stroke="${darker(plate, 0.08)}" stroke-width="3"/>` +
    scene.art(scene.product.art, 200, 168, 226) +
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

const LOW: ReadonlySet<PackShape> = new Set(['tray', 'loose', 'bunch', 'card', 'hamper']);

/** Standing packs are drawn with air round them and then brought closer. */
function upright(pack: PackShape): string {
  return LOW.has(pack) ? '' : ' transform="translate(-22 -27)scale(1.11)"';
}

function titleOf(input: PackInput): string {
  return escapeText(`${input.brand.en} ${input.name.en} ${input.size.en}`);
}
