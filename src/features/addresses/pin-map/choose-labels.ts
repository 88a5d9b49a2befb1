import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

/** A name on the map. */
export interface MapLabel {
  readonly name: string;
  readonly point: GeoPoint;
  /** A whole emirate's: shown from far away, hidden close by. */
  readonly isEmirate?: boolean;
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

/** Zooms: areas are named from the first on, emirates up to the second. */
const AREAS_FROM = 10;
const EMIRATES_UP_TO = 11;

/** Half a letter's width and half a line's height, in pixels: rather too much than too little. */
const HALF_LETTER = 4;
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
  return labels.filter((label) => {
    if (label.isEmirate ? zoom > EMIRATES_UP_TO : zoom < AREAS_FROM) return false;
    const { x, y } = pixelOf(label.point);
    const box = { x, y, half: label.name.length * HALF_LETTER + MARGIN, high: HALF_LINE };
    if (x < box.half || x > size.x - box.half || y < box.high || y > size.y - box.high) return false;
    const isFree = boxes.every(
      (other) => Math.abs(other.x - x) > other.half + box.half || Math.abs(other.y - y) > other.high + box.high,
    );
    if (isFree) boxes.push(box);
    return isFree;
  });
}
