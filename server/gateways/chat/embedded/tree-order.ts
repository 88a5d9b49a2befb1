/** In which order the realtime database has keys and values. */
import { isBranch, type Tree } from './tree.ts';

/** A 32-bit whole number as it is written, which is how a key counts as one. */
function wholeOf(key: string): number | null {
  if (!/^-?(0|[1-9]\d*)$/.test(key) || key === '-0') return null;
  const number = Number(key);
  return number >= -2_147_483_648 && number <= 2_147_483_647 ? number : null;
}

/** Whole numbers first, by their size, then words. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  const [first, second] = [wholeOf(one), wholeOf(other)];
  if (first !== null && second !== null) return first - second;
  if (first !== null) return -1;
  if (second !== null) return 1;
  return one < other ? -1 : 1;
}

/** Nothing, false, true, numbers, words; maps last, which are all alike. */
export function compareValues(one: Tree, other: Tree): number {
  const [first, second] = [rankOf(one), rankOf(other)];
  if (first !== second) return first - second;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return one === other ? 0 : one < other ? -1 : 1;
  return 0;
}

function rankOf(value: Tree): number {
  if (value === null) return 0;
  if (value === false) return 1;
  if (value === true) return 2;
  if (typeof value === 'number') return 3;
  return isBranch(value) ? 5 : 4;
}
