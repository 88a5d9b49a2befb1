/**
 * Which products are bought together more often than chance would have it. Counting alone would offer what everybody buys anyway,
 * so a pair must be both strong (lift) and no accident (its count lies well above what chance expects).
 */

export interface Pair {
  readonly stockCode: string;
  readonly otherCode: string;
  /** Baskets that hold both. */
  readonly together: number;
  /** How many times more often than by chance; above 1. */
  readonly lift: number;
  /** The lift that is left when the count is taken at the low end of what it could have been: what rare pairs lose by. */
  readonly strength: number;
}

export interface Threshold {
  /** Baskets that must hold both. */
  readonly together: number;
  readonly lift: number;
  /** Standard deviations that the count must lie above chance: 4 is once in 30,000 pairs. */
  readonly deviations: number;
}

export const THRESHOLD: Threshold = { together: 5, lift: 1.5, deviations: 4 };

/** The others that are kept of one product. */
const MOST_OTHERS = 30;
/** A basket larger than this is a wholesaler's, and says little about what goes with what. */
const MOST_LINES = 120;
/** The low end of a count: one in twenty lies below. */
const LOW = 1.64;

export interface Associations {
  /** In how many baskets each product was. */
  readonly baskets: ReadonlyMap<string, number>;
  /** Both ways; the strongest first, at most 30 of a product. */
  readonly pairs: readonly Pair[];
}

/** The same baskets give the same pairs, in whatever order they come. */
export function associate(given: Iterable<readonly string[]>, threshold: Threshold = THRESHOLD): Associations {
  const baskets = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  let count = 0;
  for (const lines of given) {
    const codes = [...new Set(lines)].sort();
    if (codes.length === 0) continue;
    count += 1;
    for (const code of codes) add(baskets, code);
    if (codes.length <= MOST_LINES) countPairs(together, codes);
  }
  const found = new Map<string, Pair[]>();
  for (const [one, others] of together) {
    for (const [other, times] of others) {
      const expected = ((baskets.get(one) ?? 0) * (baskets.get(other) ?? 0)) / count;
      const lift = times / expected;
      const deviations = (times - expected) / Math.sqrt(expected);
      if (times < threshold.together || lift < threshold.lift || deviations < threshold.deviations) continue;
      const strength = (times - LOW * Math.sqrt(times)) / expected;
      const both = { together: times, lift, strength };
      push(found, { stockCode: one, otherCode: other, ...both });
      push(found, { stockCode: other, otherCode: one, ...both });
    }
  }
  return { baskets, pairs: [...found.values()].flatMap(strongest) };
}

function countPairs(together: Map<string, Map<string, number>>, codes: readonly string[]): void {
  codes.forEach((one, at) => {
    const others = together.get(one) ?? new Map<string, number>();
    together.set(one, others);
    for (const other of codes.slice(at + 1)) add(others, other);
  });
}

function add(counts: Map<string, number>, code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}

function push(found: Map<string, Pair[]>, pair: Pair): void {
  found.set(pair.stockCode, [...(found.get(pair.stockCode) ?? []), pair]);
}

function strongest(pairs: readonly Pair[]): Pair[] {
  return pairs
    .toSorted((a, b) => b.strength - a.strength || (a.otherCode < b.otherCode ? -1 : 1))
    .slice(0, MOST_OTHERS);
}
