import { latinDigits } from '#contract/rules/digits.ts';

/** A count of up to two digits before the words, as one writes it on paper: "2 milk", "3x eggs". */
const COUNTED = /^([1-9]\d?)\s*[x×]?\s+(\S.{2,})$/isu;
/** Or behind them, with its sign: "eggs x12". Without one it is part of a name ("Aptamil 2"). */
const COUNTED_AFTER = /^(\S.{2,}?)\s*[x×]\s?([1-9]\d?)$/isu;

/** What follows a number that measures and does not count: "2 kg rice" stays as it was written. */
const MEASURED = /^(?:kg|kilos?|g|gm|grams?|l|lit(?:er|re)s?|ml|كيلو|كجم|كغ|جرام|غرام|جم|لتر|لترات|مل)(?=\s|$)/iu;

/**
 * How many of what: 1 where no number stands before it, or behind it with its sign. A number and less than three letters is a name ("7 up").
 *
 * @param typed as it was typed, in digits of any script
 */
export function countedWords(typed: string): { readonly count: number; readonly words: string } {
  const words = typed.trim();
  const latin = latinDigits(words);
  // The words are taken as they were typed: their own digits stay.
  const [, count, counted] = COUNTED.exec(latin) ?? [];
  if (counted !== undefined && MEASURED.test(counted)) return { count: 1, words };
  if (counted !== undefined) return { count: Number(count), words: words.slice(-counted.length) };
  const [, before, after] = COUNTED_AFTER.exec(latin) ?? [];
  return before === undefined ? { count: 1, words } : { count: Number(after), words: words.slice(0, before.length) };
}
