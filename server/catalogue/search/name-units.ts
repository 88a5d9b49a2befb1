/**
 * A text's words as units, of which a phrase is one, and what part each unit plays in a name: what the thing is, what kind of
 * it, or something said beside; main is what a thing that comes with another is first of all. "Labneh Balls in Olive Oil" is no
 * olive oil, "Milk Chocolate Bar" no milk.
 */
import { foldLetters } from '#contract/rules/fold-text.ts';
import { indexWords, stemOf } from '#contract/rules/search-words.ts';
import type { Locale } from '#contract/urls.ts';

import { SYNONYMS, type Phrase } from './synonyms.ts';

export interface NameUnit {
  /** Its words, folded. */
  words: readonly string[];
  /** What it is indexed under as a whole. */
  entries: readonly string[];
  isDemand: boolean;
}

export type Part = 'whole' | 'head' | 'main' | 'kind' | 'aside';

/** The words of a text, those of a phrase together, the longest phrase first. */
export function wordUnits(words: readonly string[]): NameUnit[] {
  const stems = words.map(stemOf);
  const units: NameUnit[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    let found: Phrase | undefined;
    const most = SYNONYMS.beginnings.has(stems[at] ?? '') ? Math.min(SYNONYMS.longest, words.length - at) : 1;
    for (let length = most; length > 1; length -= 1) {
      const phrase = SYNONYMS.phrases.get(stems.slice(at, at + length).join(' '));
      if (phrase === undefined) continue;
      found = phrase;
      taken = length;
      break;
    }
    const own = words.slice(at, at + taken);
    if (found === undefined) units.push(unitOf(words[at] ?? '', stems[at] ?? ''));
    else units.push({ words: own, entries: [found.entry], isDemand: found.isDemand });
    at += taken;
  }
  return units;
}

/** Without entries for a word that says nothing. */
function unitOf(word: string, stem: string): NameUnit {
  const entries = indexWords(word);
  const phrase = SYNONYMS.phrases.get(stem);
  if (phrase !== undefined && !entries.includes(phrase.entry)) entries.push(phrase.entry);
  return { words: [word], entries, isDemand: phrase?.isDemand === true };
}

/** After these a name says what comes with the thing. */
const BESIDE = new Set(
  'with in from of to مع في من بنكهه برائحه بطعم بزيت بزهر بصلصه بتتبيله بعنق بتركيز بعامل بلا بدون علي'.split(' '),
);
/** What is named with them are two things on one plate. */
const TOGETHER = new Set(['with', 'مع']);
/** What was said just before these is a taste or a scent, not the thing. */
const TASTE = new Set(['flavour', 'flavor', 'style', 'marinade']);
/** Forms, packs and measures: the thing is what they are of. */
const FORMS = new Set(
  foldLetters(
    `box block mince breast spray wraps slices sliced pieces piece chunks cubes portions kernels kernel halves half quills pods sticks tin jar
   pouch pack refill multipack fillets fillet loin sheets bags bag bunch family size large small medium whole fresh frozen threads
   bottle gallon rings florets balls ball loose ground strips raw grated nests grinder stuffed peeled cleaned
   g kg mg ml l cl mm cm pcs pc x iu mgo spf aed
   شرائح قطع قطعه مكعبات انصاف نصف لب حب صدور صدر علبه قالب كره كرات اقراص عيدان خيوط زهرات كيس عبوه جالون مثلثات اعشاش شرائط كسر`,
  ),
);
const FRESH = new Set(['fresh', 'طازج', 'طازجه']);

export interface Placed extends NameUnit {
  part: Part;
}

/** The units of a product's name with their parts. Arabic names the thing first, English last. */
export function placeName(name: string, language: Locale): Placed[] {
  const aliases = [...name.matchAll(/\(([^)]*)\)/g)].map(([, alias = '']) => alias);
  const [core = '', ...after] = name.replace(/\([^)]*\)/g, ' ').split(/[,،|]| - /);
  const units = wordUnits(foldLetters(core));
  const said = before(units, (unit) => isBeside(unit, language));
  const taste = TASTE.has(said.at(-1)?.words[0] ?? '') ? Math.max(1, said.length - 2) : said.length;
  const own = said.slice(0, taste);
  const head = headOf(before(own, isPurpose), language);
  const telling = own.filter((unit) => !isForm(unit) && !FRESH.has(unit.words[0] ?? ''));
  const isServed = units.slice(said.length).some(({ words: [word = ''] }) => TOGETHER.has(word));
  const placed = own.map((unit, at): Placed => {
    if (at !== head) return { ...unit, part: 'kind' };
    if (isServed) return { ...unit, part: 'main' };
    return { ...unit, part: telling.length <= 1 && own.length === units.length ? 'whole' : 'head' };
  });
  const aside = units.slice(own.length).map((unit): Placed => ({ ...unit, part: 'aside' }));
  // "Nappies, Size 4" are of that kind.
  const added = wordUnits(after.flatMap(foldLetters)).map((unit): Placed => ({
    ...unit,
    part: isForm(unit) ? 'kind' : 'aside',
  }));
  return [
    ...placed,
    ...aside,
    ...added,
    ...aliases.flatMap((alias) => wordUnits(foldLetters(alias))).map((unit): Placed => ({ ...unit, part: 'head' })),
  ];
}

/** The units up to the first such one; the first of all is never one. */
function before(units: readonly NameUnit[], isEnd: (unit: NameUnit) => boolean): readonly NameUnit[] {
  const end = units.findIndex((unit, at) => at > 0 && isEnd(unit));
  return end === -1 ? units : units.slice(0, end);
}

/** What a thing is for is as good as what kind it is. */
function isPurpose({ words: [word = ''] }: NameUnit): boolean {
  return word === 'for' || /^لل../.test(word);
}

function isBeside({ words: [word = ''] }: NameUnit, language: Locale): boolean {
  return BESIDE.has(word) || (language === 'ar' && /^بال../.test(word));
}

function headOf(units: readonly NameUnit[], language: Locale): number {
  const places = units.map((_, at) => at);
  const inOrder = language === 'en' ? places.toReversed() : places;
  return inOrder.find((at) => units[at] !== undefined && !isForm(units[at])) ?? inOrder[0] ?? -1;
}

function isForm({ words }: NameUnit): boolean {
  const [word = ''] = words;
  return words.length === 1 && (FORMS.has(word) || /^\d/.test(word) || word.length === 1);
}
