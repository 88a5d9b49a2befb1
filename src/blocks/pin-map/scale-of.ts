import type { Locale } from '#contract/urls.ts';

/** Round lengths, the longest first, in metres. */
const LENGTHS = [100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50];
const WIDEST = 110;
/** Of a pixel at the equator on the map that shows the whole earth in one tile of 256. */
const METRES = 156_543.034;

/** The longest round length that has room beside the map's buttons, in words and on the screen. */
export function scaleOf(latitude: number, zoom: number, locale: Locale): { words: string; pixels: number } {
  const metresOfPixel = (METRES * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  const length = LENGTHS.find((metres) => metres / metresOfPixel <= WIDEST) ?? 50;
  const [count, unit] = length >= 1000 ? [length / 1000, 'kilometer'] : [length, 'meter'];
  const words = new Intl.NumberFormat(`${locale}-AE`, { style: 'unit', unit, numberingSystem: 'latn' }).format(count);
  return { words, pixels: Math.round(length / metresOfPixel) };
}
