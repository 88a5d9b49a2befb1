import outline from './uae-outline.json';

/** [longitude, latitude], as GeoJSON has it. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** What a step in the file is, in degrees: some ten metres. */
const STEPS_PER_DEGREE = 10_000;

/** The file holds a line as its first point and the steps from each to the next: half the bytes. */
function lineOf(steps: readonly number[]): Ring {
  let [x, y] = [0, 0];
  const line: [number, number][] = [];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    line.push([x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE]);
  }
  return line;
}

/** The Emirates: the mainland and the islands. */
export const landRings = (): Ring[] => outline.land.map(lineOf);

/** The lands around, up to the border. */
export const neighbourRings = (): Ring[] => outline.neighbours.map(lineOf);

/** Where emirates meet. */
export const emirateBorders = (): Ring[] => outline.borders.map(lineOf);
