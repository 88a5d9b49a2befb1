import { latinDigits } from '#contract/rules/digits.ts';

/** A count of up to two digits before the words, as one writes it on paper: "2 milk", "3x eggs". */
const COUNTED = /^([1-9]\d?)\s*[x×]?\s+(\S.{2,})$/isu;

/**
 * How many of what: 1 where no number stands before it. A number and less than three letters is a name ("7 up").
 *
 * @param typed as it was typed, in digits of any script
 */
export function countedWords(typed: string): { readonly count: number; readonly words: string } {
  const words = typed.trim();
  const [, count, counted] = COUNTED.exec(latinDigits(words)) ?? [];
  // The words are taken as they were typed: their own digits stay.
  return counted === undefined ? { count: 1, words } : { count: Number(count), words: words.slice(-counted.length) };
}
