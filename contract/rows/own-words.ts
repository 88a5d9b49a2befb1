/**
 * A thing on a shopping list that is no product: the shopper's own words, such as "candles for the cake". They stand where a product's stock
 * code would, behind a sign that no code begins with, so that the same words from two devices are one item of the list, and every edit of a
 * list's item is an edit of theirs (docs/decisions, 2026-11-27-a-list-takes-own-words).
 */
const SIGN = '*';

/** Letters of the words, the sign not counted. */
export const OWN_WORDS_MAX = 60;

/** What an item of these words has for its stock code; null where they are blank or too long. */
export function codeOfWords(typed: string): string | null {
  // A key of rows is divided by this one.
  const words = typed.replaceAll('|', '/').replaceAll(/\s+/gu, ' ').trim();
  return words === '' || words.length > OWN_WORDS_MAX ? null : `${SIGN}${words}`;
}

/** The words of an item; null for a product's code. */
export function wordsOf(stockCode: string): string | null {
  if (!stockCode.startsWith(SIGN)) return null;
  const words = stockCode.slice(SIGN.length);
  return codeOfWords(words) === stockCode ? words : null;
}
