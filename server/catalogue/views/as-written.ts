import { foldLetters } from '#contract/rules/fold-text.ts';

/** A word of the index as the names of products found write it, with the letters that search takes for one; undefined where none does. */
export function asWritten(word: string, names: readonly string[]): string | undefined {
  const written = names.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}'’]+/u));
  return written.find((one) => foldLetters(one).join(' ') === word)?.toLowerCase();
}
