/**
 * The one text normaliser of search: the server folds what it indexes and what is asked, the browser folds its offline
 * search. What a shopper would call the same word, in English or Arabic, comes out the same.
 */

/** Letters that no Unicode decomposition unites. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  گ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  ٱ: 'ا',
  ـ: '',
  '٫': '.',
  "'": '',
  '’': '',
  '‘': '',
  ʼ: '',
  '`': '',
};
const SAME_LETTERS = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'gu');

/** ٠-٩ and ۰-۹ are 0-9. */
const EASTERN_DIGITS = /[٠-٩۰-۹]/g;

/** A number keeps its decimals; digits and letters part, so that 500g and 500 g are the same. */
const WORD = /\d+(?:\.\d+)?|\p{L}+/gu;

/**
 * The words of a text, letters folded: lower case, no Latin diacritics, one form for alef with and without hamza, ya, ta
 * marbuta (as ha), no tatweel, no Arabic vowel marks, Western digits.
 */
export function foldLetters(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .replace(SAME_LETTERS, (letter) => SAME_LETTER[letter] ?? '')
    .replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
  return folded.match(WORD) ?? [];
}

/** What an Arabic word may begin with that is not the word, and the fewest letters that must be left. */
const ARABIC_PREFIXES: readonly (readonly [string, number])[] = [
  ['ال', 2],
  ['بال', 3],
  ['لل', 3],
  ['و', 3],
];

/** A folded word without the Arabic article and the joined 'and' (ال, و, also بال and لل), however many there are. */
export function bareWord(word: string): string {
  if (word < 'ا') return word;
  const prefix = ARABIC_PREFIXES.find(([start, left]) => word.startsWith(start) && word.length - start.length >= left);
  return prefix === undefined ? word : bareWord(word.slice(prefix[0].length));
}

/** The folded words of a text without article and joined 'and', parted by single spaces. Folding twice changes nothing. */
export function foldText(text: string): string {
  return foldLetters(text).map(bareWord).join(' ');
}
