import type { Units } from './lock-stock.ts';

/** Units of each product over all lines of it; what counts for none is left out. */
export function unitsOf<Line extends { readonly stockCode: string }>(
  lines: readonly Line[],
  count: (line: Line) => number,
): Units {
  const units = new Map<string, number>();
  for (const line of lines) {
    const more = count(line);
    if (more > 0) units.set(line.stockCode, (units.get(line.stockCode) ?? 0) + more);
  }
  return units;
}
