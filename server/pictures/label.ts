import { lighter, mix, readableOn } from './colour.ts';
import type { PackScene } from './scene.ts';
import { breakLines, estimateEms, round, textLine } from './svg-text.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

type House = (scene: PackScene, box: Box, unit: number) => string;

/** A brand keeps one label design over its whole range, as brands do. */
function houseOf(brand: string): House {
  const sum = [...brand].reduce((total, c) => (total * 31 + (c.codePointAt(0) ?? 0)) % 9973, 7);
  return houses[sum % houses.length] ?? banded;
}

/** Fills a box with the brand's label: names, the art, the product, its size. The caller clips it to the pack. */
export function drawLabel(scene: PackScene, box: Box): string {
  const unit = Math.min(box.w / 130, box.h / 190);
  return houseOf(scene.product.brand.en)(scene, box, unit);
}

function rect(box: Box, fill: string): string {
  return `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.w)}" height="${round(box.h)}" fill="${fill}"/>`;
}

function brandLines(scene: PackScene, box: Box, y: number, unit: number, fill: string): string {
  const x = box.x + box.w / 2;
  const width = box.w * 0.86;
  const { en, ar } = scene.product.brand;
  const size = Math.min(21 * unit, width / estimateEms(en));
  return (
    textLine(en, { x, y, size: Math.max(size, 12 * unit), width, fill, weight: 700 }) +
    textLine(ar, { x, y: y + 15 * unit, size: 12.5 * unit, width, fill, weight: 500, opacity: 0.9 })
  );
}

function nameLines(scene: PackScene, box: Box, y: number, unit: number, fill: string): string {
  const lines = breakLines(scene.product.name.en, 11, 2);
  const top = lines.length === 1 ? y + 6 * unit : y;
  return lines
    .map((text, i) =>
      textLine(text, { x: box.x + box.w / 2, y: top + i * 14.5 * unit, size: 12.5 * unit, width: box.w * 0.86, fill, weight: 600 }),
    )
    .join('');
}

function sizeLine(scene: PackScene, box: Box, y: number, unit: number, fill: string): string {
  return textLine(scene.product.size.en, { x: box.x + box.w / 2, y, size: 11 * unit, width: box.w * 0.7, fill, weight: 500 });
}

function artSize(box: Box, share: number): number {
  return Math.min(box.w * 0.74, box.h * share);
}

const banded: House = (scene, box, unit) => {
  const { x, y, w, h } = box;
  const foot = h * 0.1;
  return (
    rect(box, scene.paper) +
    rect({ x, y, w, h: h * 0.25 }, scene.ink) +
    rect({ x, y: y + h * 0.25, w, h: 4 * unit }, scene.accent) +
    brandLines(scene, box, y + h * 0.125 + 2 * unit, unit, scene.paper) +
    scene.art(scene.product.art, x + w / 2, y + h * 0.485, artSize(box, 0.4)) +
    nameLines(scene, box, y + h * 0.775, unit, readableOn(scene.paper, scene.ink)) +
    rect({ x, y: y + h - foot, w, h: foot }, scene.accent) +
    sizeLine(scene, box, y + h - foot * 0.27, unit, readableOn(scene.accent, scene.ink, scene.paper, '#20140c', '#ffffff'))
  );
};

const roundel: House = (scene, box, unit) => {
  const { x, y, w, h } = box;
  const r = Math.min(w * 0.42, h * 0.25);
  const cx = round(x + w / 2);
  const cy = round(y + h * 0.5);
  return (
    rect(box, scene.ink) +
    `<circle cx="${cx}" cy="${cy}" r="${round(r + 5 * unit)}" fill="${scene.accent}"/><circle cx="${cx}" cy="${cy}" r="${round(r)}" fill="${scene.paper}"/>` +
    brandLines(scene, box, y + h * 0.115 + 4 * unit, unit, scene.paper) +
    scene.art(scene.product.art, cx, cy, r * 1.55) +
    nameLines(scene, box, y + h * 0.5 + r + 19 * unit, unit, scene.paper) +
    sizeLine(scene, box, y + h - 6 * unit, unit, mix(scene.paper, scene.ink, 0.15))
  );
};

const wave: House = (scene, box, unit) => {
  const { x, y, w, h } = box;
  const at = round(y + h * 0.58);
  const ground = readableOn(scene.accent, '#ffffff', '#20140c');
  return (
    rect(box, scene.paper) +
    `<path d="M${round(x)} ${at}q${round(w * 0.25)} ${round(-h * 0.09)} ${round(w * 0.5)} 0t${round(w * 0.5)} 0V${round(y + h)}H${round(x)}z" fill="${lighter(scene.accent, 0.45)}"/>` +
    `<path d="M${round(x)} ${round(at + h * 0.06)}q${round(w * 0.25)} ${round(-h * 0.09)} ${round(w * 0.5)} 0t${round(w * 0.5)} 0V${round(y + h)}H${round(x)}z" fill="${scene.accent}"/>` +
    brandLines(scene, box, y + h * 0.12 + 3 * unit, unit, scene.ink) +
    scene.art(scene.product.art, x + w / 2, y + h * 0.485, artSize(box, 0.42)) +
    nameLines(scene, box, y + h * 0.785, unit, ground) +
    sizeLine(scene, box, y + h - 8 * unit, unit, ground)
  );
};

const plaque: House = (scene, box, unit) => {
  const { x, y, w, h } = box;
  const field = lighter(scene.accent, 0.72);
  const badge = { x: x + w * 0.07, y: y + h * 0.05, w: w * 0.86, h: h * 0.23 };
  return (
    rect(box, field) +
    `<path d="M${round(x)} ${round(y + h * 0.62)}C${round(x + w * 0.3)} ${round(y + h * 0.5)} ${round(x + w * 0.7)} ${round(y + h * 0.74)} ${round(x + w)} ${round(y + h * 0.6)}V${round(y)}H${round(x)}z" fill="${lighter(scene.accent, 0.5)}"/>` +
    `<rect x="${round(badge.x)}" y="${round(badge.y)}" width="${round(badge.w)}" height="${round(badge.h)}" rx="${round(9 * unit)}" fill="${scene.ink}"/>` +
    brandLines(scene, { ...badge }, badge.y + badge.h * 0.5 + unit, unit, scene.paper) +
    scene.art(scene.product.art, x + w / 2, y + h * 0.5, artSize(box, 0.4)) +
    nameLines(scene, box, y + h * 0.785, unit, readableOn(field, scene.ink)) +
    sizeLine(scene, box, y + h - 8 * unit, unit, readableOn(field, scene.ink))
  );
};

const houses: readonly House[] = [banded, roundel, wave, plaque];
