/**
 * Reward points (remaining.md C5 and C28, account.md section 9): earned on fruit, vegetables and meat, spent in whole blocks. Not the
 * points of the tiers. Points are whole; amounts are fils.
 */

/** The shop's figures; the demo's are 10 points a hundred dirhams, and AED 50 for 500 points. */
export interface PointsRates {
  /** For each whole AED 100. */
  readonly pointsPerHundred: number;
  /** What is spent at once, or a multiple of it. 0 where points buy nothing. */
  readonly pointsBlock: number;
  /** What one block is worth. */
  readonly pointsBlockFils: number;
}

const HUNDRED_DIRHAMS = 10_000;

/**
 * Of fresh goods for `fils`: whole hundreds alone count.
 *
 * @throws RangeError where `fils` is not whole or is below 0
 */
export function pointsEarned(fils: number, { pointsPerHundred }: PointsRates): number {
  holdWhole(fils);
  return Math.floor(fils / HUNDRED_DIRHAMS) * pointsPerHundred;
}

/**
 * What points are worth, in fils.
 *
 * @throws RangeError where they are not whole blocks
 */
export function filsOfPoints(points: number, { pointsBlock, pointsBlockFils }: PointsRates): number {
  holdWhole(points);
  if (points === 0) return 0;
  if (pointsBlock <= 0 || points % pointsBlock !== 0) {
    throw new RangeError(`${points} points are not whole blocks of ${pointsBlock}`);
  }
  return (points / pointsBlock) * pointsBlockFils;
}

/**
 * The most of `points` that an order can take: whole blocks that come to no more than `fils`, so that nothing of a block lapses.
 *
 * @throws RangeError where an argument is not whole or is below 0
 */
export function mostUsablePoints(points: number, fils: number, { pointsBlock, pointsBlockFils }: PointsRates): number {
  holdWhole(points);
  holdWhole(fils);
  if (pointsBlock <= 0 || pointsBlockFils <= 0) return 0;
  return Math.min(Math.floor(points / pointsBlock), Math.floor(fils / pointsBlockFils)) * pointsBlock;
}

/**
 * Whole points that an amount off an order was bought with: a part of a point is lost, for it cannot be given.
 *
 * @throws RangeError where `fils` is not whole or is below 0
 */
export function pointsOfFils(fils: number, { pointsBlock, pointsBlockFils }: PointsRates): number {
  holdWhole(fils);
  return pointsBlockFils <= 0 ? 0 : Math.floor((fils * pointsBlock) / pointsBlockFils);
}

function holdWhole(figure: number): void {
  if (!Number.isSafeInteger(figure) || figure < 0) throw new RangeError(`${figure} is not a whole figure of 0 or more`);
}
