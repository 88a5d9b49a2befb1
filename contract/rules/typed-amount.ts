/**
 * What is typed for a list, read as on paper: "rice 5 kg", "٢ كيلو بصل", "3 milk", "eggs x12". Pure, and only about the words: whether a
 * product is of that size is said by who knows the products.
 */
import { latinDigits } from './digits.ts';

/** `count`: so many, of whatever it is; `packs`: so many packs; `pieces`: so many things, however they are packed; `g`, `ml`: so much of it. */
export type AmountUnit = 'count' | 'packs' | 'pieces' | 'g' | 'ml';

export interface TypedAmount {
  /** All that was typed, trimmed, in its own digits. */
  readonly typed: string;
  /** What it is of, without the amount. */
  readonly words: string;
  /** In grams for `g`, in millilitres for `ml`; null where nothing of it is an amount. */
  readonly amount: { readonly unit: AmountUnit; readonly number: number } | null;
  /** The number can be nothing but a count: it leads the words, or has the sign x. One that only follows them may be part of a name ("Aptamil 2"). */
  readonly isSurelyCount: boolean;
}

/** A number of the shopper's means so many; more is a price, a year or a name. */
const MOST = 99;

/** What a number may be followed by, and what one of these is: longer words first, since a shorter one may begin them. */
const UNITS: readonly (readonly [words: string, unit: AmountUnit, times: number])[] = [
  ['kilograms?|kilogrammes?|kilos?|kgs?|كيلوغرامات|كيلوغرام|كيلوجرام|كيلوات|كيلو|كجم|كغم|كلغ|كغ', 'g', 1000],
  ['grams?|grammes?|gms?|gr|g|جرامات|غرامات|جرام|غرام|جم|غم', 'g', 1],
  ['millilit(?:er|re)s?|ml|مليلتر|ملي|مل', 'ml', 1],
  ['lit(?:er|re)s?|ltrs?|lt|l|لترات|لتر|ليتر', 'ml', 1000],
  ['packs|packets?|pkts?|boxes|box|cartons?|علبة|علبه|علب|عبوة|عبوه|عبوات|باكيت|كرتون|كيس|أكياس', 'packs', 1],
  // "6 pack water" is one pack of six; so are cans and bottles that come in one.
  ['pieces?|pcs?|pack|bags?|cans?|tins?|bottles?|حبات|حبة|حبه|قطعة|قطعه|قطع', 'pieces', 1],
];
const UNIT = UNITS.map(([words]) => words).join('|');
const NUMBER = String.raw`\d+(?:[.,٫]\d+)?`;
const OF = String.raw`(?:of\s+|من\s+)?`;

/** Said without a number: a kilo, half of one, two of them in one Arabic word. */
const SPOKEN: readonly (readonly [words: string, number: number, unit: string])[] = [
  ['نص كيلو|نصف كيلو|half an? kilo|half kilo', 0.5, 'كيلو'],
  ['ربع كيلو', 0.25, 'كيلو'],
  ['كيلوين', 2, 'كيلو'],
  ['an? kilo|كيلو', 1, 'كيلو'],
  ['نص لتر|نصف لتر', 0.5, 'لتر'],
  ['لترين', 2, 'لتر'],
  ['لتر', 1, 'لتر'],
  ['علبتين|عبوتين', 2, 'علبة'],
  ['حبتين|قطعتين', 2, 'حبة'],
];

const BEFORE = new RegExp(String.raw`^(${NUMBER})\s*(?:(${UNIT})\s+${OF}|[x×]\s*|\s)(\S.*)$`, 'isu');
const AFTER = new RegExp(String.raw`^(\S.*?)(?:\s+|\s*([x×])\s*)(${NUMBER})\s*(${UNIT})?$`, 'isu');
/** What is left is no thing where it still ends in a number: "cola 6 x 330 ml" is a size of two numbers. */
const ENDS_IN_NUMBER = /\d\s*[x×]?$/u;
/** A number and less than this many letters is a name ("7 up"). */
const FEWEST_LETTERS = 3;

/**
 * The amount of what is typed, and what it is of.
 *
 * @param text as it was typed, in digits of any script
 */
export function typedAmount(text: string): TypedAmount {
  const typed = text.trim();
  // Letter for letter, so that a place in the one is a place in the other; keyboards have two forms of these letters.
  const latin = latinDigits(typed).replaceAll('ک', 'ك').replaceAll('ی', 'ي');
  const [, first, unitBefore, rest] = BEFORE.exec(latin) ?? [];
  const before = rest === undefined ? null : amountOf(first, unitBefore, rest);
  if (before) return { typed, words: typed.slice(-(rest?.length ?? 0)), amount: before, isSurelyCount: true };
  for (const [words, number, unit] of SPOKEN) {
    const [, of] = new RegExp(String.raw`^(?:${words})\s+${OF}(\S.*)$`, 'isu').exec(latin) ?? [];
    if (of !== undefined)
      return {
        typed,
        words: typed.slice(-of.length),
        amount: amountOf(String(number), unit, of),
        isSurelyCount: false,
      };
  }
  const [, thing, sign, last, unitAfter] = AFTER.exec(latin) ?? [];
  const after = thing === undefined || ENDS_IN_NUMBER.test(thing) ? null : amountOf(last, unitAfter, thing);
  return after
    ? { typed, words: typed.slice(0, thing?.length), amount: after, isSurelyCount: sign !== undefined }
    : { typed, words: typed, amount: null, isSurelyCount: false };
}

/** Null where a number is none of these: 0, too many to count, or beside what is too short to be a thing. */
function amountOf(said: string | undefined, unit: string | undefined, of: string): TypedAmount['amount'] {
  const number = Number((said ?? '').replace(/[,٫]/u, '.'));
  const known = unit === undefined ? undefined : UNITS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit));
  const [, kind, times] = known ?? ['', 'count' as const, 1];
  if (number <= 0 || (kind === 'count' && of.length < FEWEST_LETTERS)) return null;
  if (kind === 'g' || kind === 'ml') return { unit: kind, number: Math.round(number * times) };
  return Number.isInteger(number) && (number <= MOST || kind === 'pieces') ? { unit: kind, number } : null;
}
