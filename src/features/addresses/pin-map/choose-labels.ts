import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

/** A name on the map. */
export interface MapLabel {
  readonly name: string;
  readonly point: GeoPoint;
  /** An emirate is named from afar, an area close by, a road once on the screen. */
  readonly kind: 'emirate' | 'area' | 'road';
}

/** Where a label's middle would be on the screen, in pixels. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the screen, by its middle and half its sides. */
export interface ScreenBox extends Pixel {
  readonly half: number;
  readonly high: number;
}

/** The zooms at which each kind is named: the first and the last. */
const NAMED_AT: Record<MapLabel['kind'], readonly [from: number, to: number]> = {
  emirate: [0, 10],
  road: [9, 13],
  area: [11, 19],
};

/** Half a letter's width and half a line's height, in pixels: rather too much than too little. */
const HALF_LETTER = 3.6;
const HALF_LINE = 11;
const MARGIN = 6;

/**
 * The labels that fit on the screen whole, without touching one another or what is taken: the first in the list win.
 * @param pixelOf where a point is on the screen
 * @param size the screen, in pixels
 * @param taken where no label may be: the pin, the buttons
 */
export function chooseLabels(
  labels: readonly MapLabel[],
  zoom: number,
  pixelOf: (point: GeoPoint) => Pixel,
  size: Pixel,
  taken: readonly ScreenBox[],
): MapLabel[] {
  const boxes = [...taken];
  const numbered = new Set<string>();
  return labels.filter((label) => {
    const [from, to] = NAMED_AT[label.kind];
    if (zoom < from || zoom > to || numbered.has(label.name)) return false;
    const { x, y } = pixelOf(label.point);
    const box = { x, y, half: label.name.length * HALF_LETTER + MARGIN, high: HALF_LINE };
    if (x < box.half || x > size.x - box.half || y < box.high || y > size.y - box.high) return false;
    const isFree = boxes.every(
      (other) => Math.abs(other.x - x) > other.half + box.half || Math.abs(other.y - y) > other.high + box.high,
    );
    if (isFree) boxes.push(box);
    if (isFree && label.kind === 'road') numbered.add(label.name);
    return isFree;
  });
}
