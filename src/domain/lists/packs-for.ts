/** Pieces in a pack, as its size says: "30 pcs". */
const PIECES = /^(\d+)\s*(?:pcs|pieces?)\b/i;

/**
 * How many packs somebody wants who writes so many: "6 eggs" is one tray of 30, "2 milk" two bottles.
 *
 * @param units what one pack holds, in English
 */
export function packsFor(count: number, units: string): number {
  const pieces = Number(PIECES.exec(units)?.[1] ?? 1);
  return Math.ceil(count / Math.max(1, pieces));
}
