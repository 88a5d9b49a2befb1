/** The two numbers that a list of measurements is read by. NaN for an empty list. */

/** The middle one, or between the two middle ones. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which `share` of the others lie, between neighbours by distance. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
