/** Prices as files have them: `AED 8.90`, `8,90`, `Dhs. 12/-`, `د.إ. ٨٫٩٠`. */
import { DIRHAMS, moneyOf, type Currencies } from './currencies.ts';
import { plainLine, westernDigits } from './plain-text.ts';

export type PriceReading =
  | { fils: number }
  /** `currency` is set where the map has no rate for it. */
  | { problem: string; currency?: string };

/** Words and signs for the dirham, in small letters and without dots. */
const DIRHAM = /aed|dirhams?|dhs?|درهم اماراتي|درهم إماراتي|دراهم|درهم|دإ|دا|⃃/g;
/** What no shop sells a single article for. */
const MOST = 100_000;

/**
 * The amount in fils, or what is wrong with it in a sentence. Fractions of a fils are rounded to the nearest.
 * `said` is what the row's own currency column says; a bare number is in that, else in the file's own currency.
 */
export function parsePrice(written: string, { own, rates }: Currencies = DIRHAMS, said = ''): PriceReading {
  const plain = plainLine(westernDigits(written)).normalize('NFKC').toLowerCase();
  if (plain === '') return { problem: 'is empty' };
  if (plain.length > 60) return { problem: 'is not a price' };
  const isNegative = /^[-−–]|[-−–]\s?\d|^\(.*\)$/.test(plain);
  const [, digits] = /(\d[\d.,٫٬' ]*)/.exec(plain) ?? [];
  if (digits === undefined) return { problem: 'is not a price' };
  const rest = plain.replace(digits, ' ').replace(/\beach\b|\bea\b/, '');
  const beside = wordsOf(rest);
  if (/\d/.test(beside)) return { problem: 'holds more than one number' };
  const words = beside === '' ? wordsOf(plainLine(said).normalize('NFKC').toLowerCase()) : beside;
  const money =
    words === '' ? { code: isBareDirham(rest) || said !== '' ? 'AED' : own, share: 1 } : moneyOf(words, own);
  if (money === null) return { problem: own === 'AED' ? 'is not in dirhams' : `is not in ${own}` };
  const rate = money.code === 'AED' ? 1 : rates[money.code];
  if (rate === undefined) {
    return { problem: `is in ${money.code}, and the map has no rate for it`, currency: money.code };
  }
  const amount = readAmount(digits.replace(/[\s']/g, ''));
  if (amount === null) return { problem: 'is not a price' };
  if (isNegative) return { problem: 'is below zero' };
  const dirhams = amount * money.share * rate;
  if (dirhams > MOST) return { problem: `is above AED ${MOST.toLocaleString('en')}` };
  const fils = Math.round(Number((dirhams * 100).toFixed(4)));
  return fils === 0 ? { problem: 'is zero' } : { fils };
}

/** What stands beside a number, without the dirham's own names: empty where it is bare or in dirhams. */
function wordsOf(text: string): string {
  return text
    .replace(/\./g, '')
    .replace(DIRHAM, '')
    .replace(/\/-/g, '')
    .replace(/[\s\-−–/=()+]/g, '');
}

function isBareDirham(rest: string): boolean {
  return rest.replace(/\./g, '').search(DIRHAM) !== -1;
}

/**
 * The last of two kinds of mark is the decimal one. A lone comma before exactly three digits parts thousands (1,234), any
 * other comma is a decimal one (8,90); a lone dot always is.
 */
function readAmount(written: string): number | null {
  let text = written
    .replaceAll('٬', '')
    .replaceAll('٫', '.')
    .replace(/[.,]+$/, '');
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots > 0 && commas > 0) {
    const isCommaDecimal = text.lastIndexOf(',') > text.lastIndexOf('.');
    text = isCommaDecimal ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  } else if (commas > 0) {
    text = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : commas === 1 ? text.replace(',', '.') : '';
  } else if (dots > 1) {
    text = /^\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : '';
  }
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
