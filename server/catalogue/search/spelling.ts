/** Arabic letters after folding, each with a Latin sign of its own: a spelling that trigrams work on whatever the locale. */
export const ARABIC_LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
export const LATIN_LETTERS = 'abtvjgxdqrzscpi123456klmnhwy';
