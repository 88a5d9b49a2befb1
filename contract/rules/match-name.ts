/** How well what was typed fits a name. Both are folded (contract/rules/fold-text.ts). */

/** The fewest letters of a word that may hold a slip: shorter ones are near everything. */
const SHORTEST_CORRECTED = 4;

/** From here on words are in it with a slip, or in the midst of others: what was typed fits only where nothing fits better. */
export const DOUBTFUL_FIT = 4;

/** 0 is the name itself or begins it, larger is worse; null does not fit. The last word may still be unfinished. */
export function matchName(typed: string, name: string): number | null {
  // Al Marina and Dubai Marina are both what 'marina' asks for.
  if (` ${name} `.includes(` ${typed} `)) return 0;
  if (name.startsWith(typed)) return 1;
  if (` ${name}`.includes(` ${typed}`)) return 2;
  const words = name.split(' ');
  const asked = typed.split(' ');
  if (asked.every((one) => words.some((word) => word.startsWith(one)))) return 3;
  if (name.includes(typed)) return DOUBTFUL_FIT;
  if (asked.every((one) => words.some((word) => isNearly(one, word))))
    return DOUBTFUL_FIT + asked.filter((one) => !words.some((word) => word.startsWith(one))).length;
  return null;
}

/** A word begins as typed, but for one letter dropped, added, changed or swapped with its neighbour. */
function isNearly(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < SHORTEST_CORRECTED) return false;
  return [-1, 0, 1].some((by) => isOneSlip(typed, word.slice(0, typed.length + by)));
}

function isOneSlip(typed: string, word: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [a, b] = [typed.slice(start), word.slice(start)];
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}
