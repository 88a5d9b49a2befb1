import { cutToHalfPlane, type FlatPoint } from './cut-to-half-plane.ts';

/** Pixels: of what is seen less than this of, no name is written. */
const LEAST = 40;

/** The middle of what the screen shows of a convex figure, in pixels; null where it shows hardly anything of it. */
export function visibleMiddle(
  figure: readonly FlatPoint[],
  { width, height }: { width: number; height: number },
): FlatPoint | null {
  const screen = [
    { x: -1, y: 0, most: 0 },
    { x: 1, y: 0, most: width },
    { x: 0, y: -1, most: 0 },
    { x: 0, y: 1, most: height },
  ];
  const seen = screen.reduce<readonly FlatPoint[]>(cutToHalfPlane, figure);
  if (seen.length === 0) return null;
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if (right - left < LEAST || bottom - top < LEAST) return null;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  // The mean of the corners lies within, as the figure is convex.
  return [mean(xs), mean(ys)];
}
