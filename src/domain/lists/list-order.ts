/** Where an item stands on its list: a rank that is sorted as text, so that two devices can move different items at once. */
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A rank is one longer for every few moves between the same neighbours; the contract takes 100. */
const RANK_MAX = 60;

interface Ranked {
  readonly stockCode: string;
  readonly rank: string;
}

/** By rank; two devices may have given the same one, and then the stock code decides, alike on both. */
export function inOrder<T extends Ranked>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => compare(a.rank, b.rank) || compare(a.stockCode, b.stockCode));
}

/** Of so many on a list that has none yet. */
export function firstRanks(count: number): readonly string[] {
  return generateNKeysBetween(null, null, count);
}

/** The rank of what comes after all of them. */
export function rankAtEnd(items: readonly Ranked[]): string {
  return between(inOrder(items).at(-1)?.rank ?? null, null) ?? generateKeyBetween(null, null);
}

/**
 * The ranks to set so that the item at `from` stands at `to`, of items in order: one, or, where its neighbours leave no room (two
 * devices gave the same rank, or it would be too long), all that must change.
 */
export function ranksToMove(items: readonly Ranked[], from: number, to: number): readonly Ranked[] {
  const moved = items[from];
  if (!moved || from === to || to < 0 || to >= items.length) return [];
  const others = items.toSpliced(from, 1);
  const rank = between(others[to - 1]?.rank ?? null, others[to]?.rank ?? null);
  if (rank !== null && rank.length <= RANK_MAX) return [{ stockCode: moved.stockCode, rank }];
  const fresh = firstRanks(items.length);
  return others
    .toSpliced(to, 0, moved)
    .flatMap(({ stockCode, rank: old }, index) =>
      fresh[index] === old ? [] : [{ stockCode, rank: fresh[index] ?? old }],
    );
}

function between(before: string | null, after: string | null): string | null {
  try {
    return generateKeyBetween(before, after);
  } catch {
    return null;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
