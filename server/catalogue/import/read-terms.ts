/** The first step of reading a weight: "8 x 180ml + 1 free" as terms and what joins them. No meaning is given to them yet. */
import { westernDigits } from './plain-text.ts';
import { loneUnit, unitOf, type Unit } from './weight-units.ts';

/** What stands before a term: `-` also for "to", the empty one for nothing or a comma. */
export type Join = '' | '+' | '-' | '/' | '(';

export interface Term {
  join: Join;
  /** 8 in 8x180ml; whole numbers. */
  factors: number[];
  value: number;
  /** Null for a bare number. */
  unit: Unit | null;
  isPercent: boolean;
}

export interface Terms {
  terms: Term[];
  /** Whether the text says that something comes free. */
  saysFree: boolean;
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75', '⅓': '.333', '⅔': '.667' };
const TOKEN = /\d+(?:[.,]\d+)*|['’]s|[\p{L}\p{M}]+|["”“%+()/&~–—-]/gu;
const LONGEST = 120;

/** Null where something in the text is neither a number, a unit nor a word that may be passed over. */
export function readTerms(text: string): Terms | null {
  if (text.length > LONGEST) return null;
  const tokens = normalise(text).match(TOKEN) ?? [];
  const terms: Term[] = [];
  let join: Join = '';
  let saysFree = false;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as string;
    const next = tokens[at + 1] ?? '';
    const last = terms.at(-1);
    if (/^\d/.test(token)) {
      const read = readNumberTerm(tokens, at, join);
      if (read === null) return null;
      terms.push(read.term);
      at = read.end;
      join = '';
      continue;
    }
    if (token === 'x' && last?.unit && /^\d+$/.test(next) && terms.length === 1) {
      // 180ml x 8, with or without pcs behind.
      last.factors.push(Number(next));
      at += unitOf(tokens[at + 2] ?? '')?.dimension === 'piece' ? 3 : 2;
      continue;
    }
    const alone = loneUnit(token);
    if (JOINS[token] !== undefined) join = JOINS[token];
    else if (token === 'x' || token === '%') return null;
    else if (/^(free|مجانا|مجاناً)$/.test(token)) saysFree = true;
    else if (alone && !tokens.some((one) => /^\d/.test(one)))
      terms.push({ join, factors: [], value: 1, unit: alone, isPercent: false });
    at += 1;
  }
  return terms.length > 0 && terms.length <= 6 && terms[0]?.join !== '-' ? { terms, saysFree } : null;
}

const JOINS: Readonly<Record<string, Join>> = {
  '+': '+',
  '&': '+',
  plus: '+',
  '-': '-',
  '–': '-',
  '—': '-',
  '~': '-',
  to: '-',
  إلى: '-',
  الى: '-',
  '/': '/',
  '(': '(',
};

/** Number [x number]... [unit], from `at`. A number whose next word is no unit is null: nobody knows what it counts. */
function readNumberTerm(tokens: readonly string[], at: number, join: Join): { term: Term; end: number } | null {
  const numbers = [tokens[at] as string];
  let end = at + 1;
  while (tokens[end] === 'x') {
    // 3x(8x40g) is 3x8x40g.
    if (tokens[end + 1] === '(') end += 1;
    if (!/^\d/.test(tokens[end + 1] ?? '')) return null;
    numbers.push(tokens[end + 1] as string);
    end += 2;
  }
  const word = tokens[end] ?? '';
  let unit = unitOf(word) ?? null;
  if (unit) end += 1;
  // 2x150x2p: two layers, not two pieces.
  if (word === 'p' && numbers.length > 2) unit = unitOf('ply') ?? null;
  if (!unit && /^[\p{L}'’]/u.test(word) && !(word in JOINS) && word !== 'free') return null;
  const isPercent = word === '%';
  if (isPercent) end += 1;
  const value = readNumber(numbers.at(-1) as string, unit);
  const factors = numbers.slice(0, -1).map((number) => readNumber(number, null));
  if (!(value > 0) || value > 1_000_000 || factors.length > 3) return null;
  if (
    unit?.dimension !== 'size' &&
    factors.some((factor) => !Number.isInteger(factor) || factor < 1 || factor > 10_000)
  )
    return null;
  return { term: { join, factors, value, unit, isPercent }, end };
}

/** 1,000 g is a thousand; 1,000 kg and 1,5 L have a decimal comma. */
function readNumber(written: string, unit: Unit | null): number {
  const isThousands = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(written) && (unit === null || unit.factor <= 1);
  const number = Number(isThousands ? written.replaceAll(',', '') : written.replace(',', '.'));
  return Number(number.toFixed(4));
}

function normalise(text: string): string {
  return (
    westernDigits(text)
      .replace(/(\d*)\s?([½¼¾⅓⅔])/g, (_, whole: string, part: string) => `${whole || '0'}${FRACTIONS[part] ?? ''}`)
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
      .replace(/\s+/g, ' ')
      .trim()
      // ~500g and approx. 500g: the sign says nothing that a shelf label would.
      .replace(/^(?:~|≈|c\. ?)(?=\d)/, '')
      .replace(/\btea ?bags?\b/g, 'teabags')
      // 4 per pack, 2 x 100 per pack: what a pack holds.
      .replace(/(\d) ?per (?:pack|pk|box|bag|tray|tub|jar|pouch|case|carton|sleeve)\b/g, '$1 pcs')
      // 4sx50g, 4 pack x 50g, 12 pk/12 fl oz: four times fifty grams.
      .replace(/(\d) ?(?:['’]?s|pcs?|pk|packs?|ct|count|cans?|bottles?) ?[x×*] ?(?=\d)/g, '$1x')
      .replace(/(\d) ?(?:pk|packs?|ct|count),? ?\/ ?(?=\d[\d.]* ?(?:fl\.? ?oz|oz|ml|l|g)\b)/g, '$1x')
      // A typist's 80z is 8oz.
      .replace(/(\d)0z\b/g, '$1oz')
      .replace(/fl\.? ?oz/g, 'floz')
      .replace(/sq\.? ?ft\.?/g, 'sqft')
      .replace(/sq\.? ?m\b/g, 'sqm')
      // 1 1/2 and 3/4 are numbers; 28/3 is not.
      .replace(
        /(?:(\d+) )?\b([1-9])\/([2-9]|10)(?![\d.])/g,
        (all, whole: string | undefined, top: string, under: string) =>
          Number(top) < Number(under) ? String(Number(whole ?? 0) + Number(top) / Number(under)) : all,
      )
      // 120g (90g*): a note's star.
      .replace(/\*(?=[\s)]*$)/g, '')
      .replace(/[×х*✕]/g, 'x')
      .replace(/\bhalf\b|نصف/g, '0.5')
      .replace(/\bquarter\b|ربع/g, '0.25')
      // 66x46 (cm): the unit stands in brackets.
      .replace(/(\d) ?\((\p{L}+)\)/gu, (all, digit: string, word: string) => (unitOf(word) ? `${digit} ${word}` : all))
      // L25xW12cm: the letters say which side; ø is a diameter.
      .replace(/(^|[x ])[lwhdø](?=\d)/g, '$1')
  );
}
