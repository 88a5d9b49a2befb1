/** Currencies that prices are written in, and what one of each is worth in dirhams by the map. */

/** What bare numbers are in, and dirhams for one of each other currency, by ISO code. */
export interface Currencies {
  own: string;
  rates: Readonly<Record<string, number>>;
}

export const DIRHAMS: Currencies = { own: 'AED', rates: {} };

/** A currency, and how much of it one unit of the word is: a hundredth for "p". */
interface Money {
  code: string;
  share: number;
}

const ISO = new Set(Intl.supportedValuesOf('currency'));
const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '€': 'EUR', '₹': 'INR', '¥': 'JPY' };
const WORDS: Readonly<Record<string, string>> = {
  dollar: 'USD',
  dollars: 'USD',
  us$: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  stg: 'GBP',
  euro: 'EUR',
  euros: 'EUR',
  rs: 'INR',
  sr: 'SAR',
  riyal: 'SAR',
  riyals: 'SAR',
  ريال: 'SAR',
  رس: 'SAR',
  qr: 'QAR',
  kd: 'KWD',
  bd: 'BHD',
  دينار: 'KWD',
  دك: 'KWD',
  جنيه: 'EGP',
  tl: 'TRY',
  kr: 'SEK',
  zł: 'PLN',
  دولار: 'USD',
  يورو: 'EUR',
};
/** Hundredths by name, with the currencies that have them; the first is meant where the file's own has none. */
const HUNDREDTHS: Readonly<Record<string, readonly string[]>> = {
  p: ['GBP'],
  pence: ['GBP'],
  penny: ['GBP'],
  fils: ['AED'],
  فلس: ['AED'],
  c: ['USD', 'EUR', 'AUD', 'CAD', 'NZD', 'SGD', 'ZAR'],
  '¢': ['USD', 'CAD', 'AUD'],
  cent: ['USD', 'EUR', 'AUD'],
  cents: ['USD', 'EUR', 'AUD'],
};

/** The currency that the words around a number name, in small letters without spaces and dots; null where they name none. */
export function moneyOf(words: string, own: string): Money | null {
  const hundredth = HUNDREDTHS[words];
  if (hundredth) return { code: hundredth.includes(own) ? own : (hundredth[0] ?? own), share: 0.01 };
  const code = words.toUpperCase();
  if (ISO.has(code)) return { code, share: 1 };
  const sign = /^[a-z]{0,2}([\p{Sc}])$/u.exec(words)?.[1];
  if (sign !== undefined && signOf(own) === sign) return { code: own, share: 1 };
  const known = WORDS[words] ?? (sign === undefined ? undefined : (SIGNS[sign] ?? sign));
  return known === undefined ? null : { code: known, share: 1 };
}

/** The currency that a column's name tells: price_gbp, "Price (£)". */
export function currencyInName(name: string): string | null {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}]+|\p{Sc}/gu) ?? [];
  for (const word of words) {
    const code = word.toUpperCase();
    if (word.length === 3 ? COMMON.has(code) : SIGNS[word] !== undefined) return SIGNS[word] ?? code;
  }
  return null;
}

/** Codes that are not words of a header such as "all" and "top" as well. */
const COMMON = new Set(
  'AED USD GBP EUR INR SAR QAR KWD BHD OMR EGP JOD PKR PHP LKR CAD AUD NZD CHF JPY CNY SGD ZAR SEK NOK DKK PLN'.split(
    ' ',
  ),
);

function signOf(code: string): string | undefined {
  if (!ISO.has(code)) return undefined;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return /\p{Sc}/u.exec(parts.format(1))?.[0];
}
