/** Arabic letters after folding, each with a Latin sign of its own: a spelling that trigrams work on whatever the locale. */
export const ARABIC_LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويء';
export const LATIN_LETTERS = 'abtvjgxdqrzscpi123456klmnhwy7';

/** A folded word as catalogue_word.spelling has it: what PostgreSQL's translate() does with the two alphabets. */
export function spellingOf(word: string): string {
  return word.replace(/[\u0621-\u064a]/g, (letter) => {
    const at = ARABIC_LETTERS.indexOf(letter);
    return at === -1 ? letter : (LATIN_LETTERS[at] as string);
  });
}
