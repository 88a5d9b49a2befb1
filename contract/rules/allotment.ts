/** Shares an amount out (money.md section 3, Groups): a discount, a voucher, points or a donation over the orders of one payment. */

/**
 * `total` in fils by `weights` (whole, 0 or more), to the fils: the parts come to `total` exactly. Each part is its exact share
 * rounded down, and what is left goes fils by fils to the largest remainders, the earlier one first where two are equal. Where all
 * weights are 0 the first takes all.
 *
 * @throws RangeError where there is nothing to share out over, or an amount is not whole or is below 0
 */
export function allot(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError('an amount is allotted to one part at least');
  if (![total, ...weights].every((one) => Number.isSafeInteger(one) && one >= 0)) {
    throw new RangeError(`amounts are whole and not below 0: ${total} over ${weights.join(', ')}`);
  }
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : 0));
  // A product of two amounts may be more than a number holds exactly.
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, part: Number(product / whole), remainder: product % whole };
  });
  const left = total - shares.reduce((sum, { part }) => sum + part, 0);
  // Equal ones stay in their order.
  const first = shares.toSorted((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1));
  const raised = new Set(first.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, part }) => part + (raised.has(index) ? 1 : 0));
}
