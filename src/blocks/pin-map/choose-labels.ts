import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

/** A name on the map. */
export interface MapLabel {
  readonly name: string;
  readonly point: GeoPoint;
  /** From afar emirates are named, then the parts of them that everybody knows, then areas, close by what stands there; a road once on the screen. */
  readonly kind: 'emirate' | 'district' | 'area' | 'landmark' | 'road';
}

/** Where a label's middle may be on the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the screen, by its middle and half its sides. */
export interface ScreenBox extends Spot {
  readonly half: number;
  readonly high: number;
}

export interface PlacedLabel extends Spot {
  readonly label: MapLabel;
}

/** The zooms at which each kind is named: the first and the last. */
const NAMED_AT: Record<MapLabel['kind'], readonly [from: number, to: number]> = {
  emirate: [0, 9],
  district: [10, 12],
  road: [9, 13],
  area: [12, 19],
  landmark: [13, 19],
};

/** Half a letter's width and half a line's height, in pixels: rather too much than too little. */
const HALF_LETTER = 3.9;
const HALF_LINE = 10;
const MARGIN = 5;

interface Surroundings {
  readonly zoom: number;
  /** The screen, in pixels. */
  readonly size: Spot;
  /** How much larger than usual letters are. */
  readonly letters: number;
  /** Where no label may be: the pin, the buttons. */
  readonly taken: readonly ScreenBox[];
}

/**
 * The labels that fit on the screen whole, without touching one another or what is taken, each where it fits first: of two the
 * first in the list wins. A name is written once.
 * @param spotsOf where a label may stand, the best place first
 */
export function chooseLabels(
  labels: readonly MapLabel[],
  spotsOf: (label: MapLabel) => readonly Spot[],
  { zoom, size, letters, taken }: Surroundings,
): PlacedLabel[] {
  const boxes = [...taken];
  const written = new Set<string>();
  return labels.flatMap((label): PlacedLabel[] => {
    const [from, to] = NAMED_AT[label.kind];
    if (zoom < from || zoom > to || written.has(label.name)) return [];
    const [half, high] = [(label.name.length * HALF_LETTER + MARGIN) * letters, HALF_LINE * letters];
    const isFree = ({ x, y }: Spot): boolean =>
      x >= half &&
      x <= size.x - half &&
      y >= high &&
      y <= size.y - high &&
      boxes.every((other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > other.high + high);
    const spot = spotsOf(label).find(isFree);
    if (!spot) return [];
    boxes.push({ ...spot, half, high });
    written.add(label.name);
    return [{ label, ...spot }];
  });
}
