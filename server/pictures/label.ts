import { lighter, readableOn } from './colour.ts';
import type { PackScene } from './scene.ts';
import { breakLines, estimateEms, round, textLine } from './svg-text.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

type House = (scene: PackScene, label: Label) => string;

/** A label's measures. A squat label (jar, tub, jug) gives its room to the art and leaves the size out. */
interface Label extends Box {
  unit: number;
  squat: boolean;
  artAt: number;
  artSize: number;
  nameAt: number;
}

/** A brand keeps one label design over its whole range, as brands do. */
function houseOf(brand: string): House {
  const sum = Array.from(brand).reduce((total, c) => (total * 31 + (c.codePointAt(0) ?? 0)) % 9973, 7);
  return houses[sum % houses.length] ?? banded;
}

/** Fills a box with the brand's label: names, the art, the product, its size. The caller clips it to the pack. */
export function drawLabel(scene: PackScene, box: Box): string {
  const squat = box.h / box.w < 1.32;
  const { y, w, h } = box;
  const measures = squat
    ? {
        unit: Math.min(w / 128, h / 152),
        artAt: y + h * 0.535,
        artSize: Math.min(w * 0.84, h * 0.53),
        nameAt: y + h * 0.86,
      }
    : {
        unit: Math.min(w / 124, h / 188),
        artAt: y + h * 0.495,
        artSize: Math.min(w * 0.92, h * 0.48),
        nameAt: y + h * 0.785,
      };
  return houseOf(scene.product.brand.en)(scene, { ...box, squat, ...measures });
}

/** Grounds run past the box on both sides, so that a label goes all the way round; the pack's outline cuts them. */
const BLEED = 44;

function rect(box: Box, fill: string): string {
  return `<rect x="${round(box.x - BLEED)}" y="${round(box.y)}" width="${round(box.w + 2 * BLEED)}" height="${round(box.h)}" fill="${fill}"/>`;
}

function brandLines(scene: PackScene, label: Label, y: number, fill: string): string {
  const { unit } = label;
  const x = label.x + label.w / 2;
  const width = label.w * 0.8;
  const { en, ar } = scene.product.brand;
  return (
    textLine(en, { x, y, size: 21 * unit, width, fill, weight: 700 }) +
    textLine(ar, { x, y: y + 14.5 * unit, size: 12.5 * unit, width, fill, weight: 500, opacity: 0.9 })
  );
}

/** The product's name, its lines of one size, and where there is room how much is in the pack. */
function nameLines(scene: PackScene, label: Label, fill: string, at = label.nameAt): string {
  const { unit } = label;
  const x = label.x + label.w / 2;
  const width = label.w * 0.88;
  const lines = breakLines(scene.product.name.en, 10.5);
  const size = Math.max(9.5 * unit, Math.min(13 * unit, ...lines.map((text) => width / estimateEms(text))));
  const names = lines.map((text, i) => textLine(text, { x, y: at + i * 14 * unit, size, width, fill, weight: 600 }));
  const measure = textLine(scene.product.size.en, {
    x,
    y: at + (lines.length + 0.15) * 14 * unit,
    size: 11 * unit,
    width: label.w * 0.7,
    fill,
    weight: 500,
    opacity: 0.9,
  });
  return names.join('') + (label.squat ? '' : measure);
}

/** A drawing of a vessel, on a vessel, says less than what is in it; only where that is certain. */
const INSIDE: Record<string, string> = {
  'olive-oil': 'olive-branch',
  ketchup: 'tomato',
  'tomato-paste': 'tomato',
  'water-bottle': 'droplet',
  'chilli-sauce': 'hot-pepper',
  'olives-jar': 'green-olives',
  pickles: 'cucumber',
  'orange-juice': 'tangerine',
  detergent: 't-shirt',
  bleach: 'sparkles',
  'spray-cleaner': 'sparkles',
  'dish-soap': 'bubbles',
  'hand-soap': 'soap',
  toothpaste: 'tooth',
  vitamins: 'pill',
  honey: 'honeycomb',
  ghee: 'ghee-bowl',
  tahini: 'sesame-oil',
  mayonnaise: 'egg',
  mustard: 'mustard-seeds',
  vinegar: 'cooking-oil',
  laban: 'glass-of-milk',
  softener: 'blossom',
  'shower-gel': 'shower',
  shampoo: 'bubbles',
};
const VESSELS: ReadonlySet<string> = new Set(['bottle', 'jug', 'jar', 'can', 'tube', 'spray', 'carton']);

function monogram(scene: PackScene, label: Label, size: number): string {
  const x = round(label.x + label.w / 2);
  const y = round(label.artAt);
  const initial = scene.product.brand.en.charAt(0);
  return (
    `<circle cx="${x}" cy="${y}" r="${round(size * 0.36)}" fill="${scene.accent}"/>` +
    textLine(initial, {
      x,
      y: y + size * 0.17,
      size: size * 0.48,
      width: size,
      fill: readableOn(scene.accent, scene.ink, '#ffffff', '#20140c'),
      weight: 700,
    })
  );
}

function labelArt(scene: PackScene, label: Label, size = label.artSize): string {
  const { art, pack } = scene.product;
  // Where no drawing is right the pack carries its brand's initial and its name: never a wrong food.
  if (art === 'plain') return monogram(scene, label, size);
  const shown = VESSELS.has(pack) ? (INSIDE[art] ?? art) : art;
  return scene.art(shown, label.x + label.w / 2, label.artAt, size);
}

const banded: House = (scene, label) => {
  const { x, y, w, h, unit, squat } = label;
  const head = h * (squat ? 0.28 : 0.24);
  const foot = squat ? 0 : h * 0.045;
  return (
    rect(label, scene.paper) +
    rect({ x, y, w, h: head }, scene.ink) +
    rect({ x, y: y + head, w, h: 4 * unit }, scene.accent) +
    brandLines(scene, label, y + head / 2 + unit, scene.paper) +
    labelArt(scene, label) +
    nameLines(scene, label, readableOn(scene.paper, scene.ink)) +
    (foot ? rect({ x, y: y + h - foot, w, h: foot }, scene.accent) : '')
  );
};

const roundel: House = (scene, label) => {
  const { y, w, h, unit } = label;
  const r = Math.min(w * 0.4, h * (label.squat ? 0.25 : 0.23));
  const at = { ...label, artAt: y + h * (label.squat ? 0.52 : 0.475) };
  const cx = round(label.x + w / 2);
  const circle = (radius: number, fill: string): string =>
    `<circle cx="${cx}" cy="${round(at.artAt)}" r="${round(radius)}" fill="${fill}"/>`;
  return (
    rect(label, scene.ink) +
    circle(r + 4.5 * unit, scene.accent) +
    circle(r, scene.paper) +
    brandLines(scene, label, y + h * 0.115 + 3 * unit, scene.paper) +
    labelArt(scene, at, r * 1.8) +
    nameLines(scene, label, scene.paper, at.artAt + r + (label.squat ? 15 : 19) * unit)
  );
};

function swell(label: Label, at: number, fill: string): string {
  const { y, h } = label;
  const x = label.x - BLEED;
  const w = label.w + 2 * BLEED;
  return `<path d="M${round(x)} ${round(at)}q${round(w * 0.25)} ${round(-h * 0.09)} ${round(w * 0.5)} 0t${round(w * 0.5)} 0V${round(y + h)}H${round(x)}z" fill="${fill}"/>`;
}

const wave: House = (scene, label) => {
  const { y, h, unit } = label;
  const at = y + h * (label.squat ? 0.64 : 0.58);
  return (
    rect(label, scene.paper) +
    swell(label, at, lighter(scene.accent, 0.45)) +
    swell(label, at + h * 0.06, scene.accent) +
    brandLines(scene, label, y + h * 0.12 + 3 * unit, scene.ink) +
    labelArt(scene, label) +
    nameLines(scene, label, readableOn(scene.accent, '#ffffff', '#20140c'))
  );
};

const plaque: House = (scene, label) => {
  const { x, y, w, h, unit, squat } = label;
  const field = lighter(scene.accent, 0.72);
  const sign = { y: y + h * 0.045, h: h * (squat ? 0.27 : 0.225) };
  const ink = readableOn(field, scene.ink);
  return (
    rect(label, field) +
    `<path d="M${round(x - BLEED)} ${round(y + h * 0.66)}C${round(x + w * 0.3)} ${round(y + h * 0.54)} ${round(x + w * 0.7)} ${round(y + h * 0.76)} ${round(x + w + BLEED)} ${round(y + h * 0.62)}V${round(y)}H${round(x - BLEED)}z" fill="${lighter(scene.accent, 0.5)}"/>` +
    `<rect x="${round(x + w * 0.06)}" y="${round(sign.y)}" width="${round(w * 0.88)}" height="${round(sign.h)}" rx="${round(9 * unit)}" fill="${scene.ink}"/>` +
    brandLines(scene, label, sign.y + sign.h * 0.5 + unit, scene.paper) +
    labelArt(scene, { ...label, artAt: label.artAt + h * (squat ? 0.045 : 0.02) }, label.artSize * 0.86) +
    nameLines(scene, label, ink)
  );
};

const houses: readonly House[] = [banded, roundel, wave, plaque];
