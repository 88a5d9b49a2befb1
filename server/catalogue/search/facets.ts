/**
 * The six facet groups over a shelf's columns. Standard behaviour: any choice of a group will do, every group must be
 * satisfied, and a group's own counts ignore its own choices. Badges are otherwise: whoever asks for vegan and gluten free wants both. Prices,
 * in bands or in a range of the shopper's own, travel in the group `featured` and are one of their own.
 */
import { FACETS, type Bucket, type Facet, type FacetBuckets } from '#contract/catalogue.ts';
import { FEATURED, type Featured } from '#contract/rules/featured.ts';
import { PRICE_BANDS } from '#contract/rules/price-bands.ts';
import { isInRange, isPrice, priceRangeName, readPriceRange, type PriceRange } from '#contract/rules/price-range.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { FILTER_BADGES, GIFT, NEW, OFFER, REGULAR, type Entry, type Shelf } from '#server/catalogue/shelf.ts';

import type { Matches } from './postings.ts';
import { selectSmallest } from './select-smallest.ts';
import { matchesAt } from './split-matches.ts';

/** Buckets at most in a group: the fullest. */
const MOST_BUCKETS = 60;

const ABOUT_FEATURED: Record<Featured, { name: Bilingual; flag: number }> = {
  offers: { name: { en: 'Offers', ar: 'العروض' }, flag: OFFER },
  new: { name: { en: 'New arrivals', ar: 'وصل حديثاً' }, flag: NEW },
  regular: { name: { en: 'For regular orders', ar: 'متاح للطلب المنتظم' }, flag: REGULAR },
  gifts: { name: { en: 'Gifts', ar: 'هدايا' }, flag: GIFT },
};
const FEATURES = FEATURED.map((key) => ({ key, ...ABOUT_FEATURED[key] }));

/** Of products that lack a badge that was asked for; the bits below it are the groups'. */
const LACKS_BADGE = 1 << FACETS.length;
/** Of products whose price is in no band and no range that was asked for. */
const OTHER_PRICE = LACKS_BADGE << 1;

const BANDS: readonly Entry[] = PRICE_BANDS;

type Chosen = Readonly<Record<Facet, readonly string[]>>;

/** A group whose items point to one entry each. */
interface Group {
  facet: Facet;
  entries: readonly Entry[];
  column: Int32Array;
}

export interface Sieved {
  /** The matches that satisfy every group. */
  matches: Matches;
  facets: FacetBuckets;
}

/** What browsing everything counts, once a version. */
const whole = new WeakMap<Shelf, FacetBuckets>();

/** Keeps the matches that were chosen and counts the buckets of every group. */
export function sieve(matches: Matches, chosen: Chosen, shelf: Shelf): Sieved {
  const isOpen = FACETS.every((facet) => chosen[facet].length === 0);
  if (!isOpen) {
    const failing = failures(matches.ordinals, chosen, shelf);
    return { matches: kept(matches, failing), facets: countAll(matches.ordinals, failing, chosen, shelf) };
  }
  const isWhole = matches.ordinals === shelf.listed;
  const facets = (isWhole ? whole.get(shelf) : undefined) ?? countAll(matches.ordinals, null, chosen, shelf);
  if (isWhole) whole.set(shelf, facets);
  return { matches, facets };
}

/** For each match one bit a group whose choices it fails; the bit is the group's place in FACETS. */
function failures(ordinals: Int32Array, chosen: Chosen, shelf: Shelf): Uint8Array {
  const failing = new Uint8Array(ordinals.length);
  for (const { facet, entries, column } of groupsOf(shelf)) {
    if (chosen[facet].length === 0) continue;
    const keys = new Set(chosen[facet]);
    mark(
      failing,
      ordinals,
      column,
      Uint8Array.from(entries, ({ key }) => (keys.has(key) ? 1 : 0)),
      bitOf(facet),
    );
  }
  if (chosen.featured.length > 0) {
    markFeatured(failing, ordinals, chosen.featured, shelf);
  }
  return failing;
}

function markFeatured(
  failing: Uint8Array,
  ordinals: Int32Array,
  keys: readonly string[],
  { badges, columns }: Shelf,
): void {
  const wanted = FEATURES.reduce((all, { key, flag }) => (keys.includes(key) ? all | flag : all), 0);
  const asked = badges.reduce((all, { key }, at) => (keys.includes(key) ? all | (1 << at) : all), 0);
  // A key that is neither asks for what nothing has.
  if (keys.some((key) => !isPrice(key) && !badges.some((badge) => badge.key === key))) {
    const allowed = Uint8Array.from({ length: 256 }, (_, flags) => ((flags & wanted) === 0 ? 0 : 1));
    mark(failing, ordinals, columns.flags, allowed, bitOf('featured'));
  }
  if (keys.some(isPrice)) markOtherPrices(failing, ordinals, keys, columns);
  if (asked === 0) return;
  for (let index = 0; index < ordinals.length; index += 1) {
    const has = columns.badges[ordinals[index] as number] as number;
    if ((has & asked) !== asked) failing[index] = (failing[index] as number) | LACKS_BADGE;
  }
}

function markOtherPrices(
  failing: Uint8Array,
  ordinals: Int32Array,
  keys: readonly string[],
  { band, price }: Shelf['columns'],
): void {
  const isBand = [false, ...BANDS.map(({ key }) => keys.includes(key))];
  const ranges = rangesOf(keys);
  for (let index = 0; index < ordinals.length; index += 1) {
    const at = ordinals[index] as number;
    if (isBand[band[at] as number] === true || ranges.some(([, range]) => isInRange(price[at] as number, range)))
      continue;
    failing[index] = (failing[index] as number) | OTHER_PRICE;
  }
}

function rangesOf(keys: readonly string[]): [key: string, range: PriceRange][] {
  return keys.flatMap((key): [string, PriceRange][] => {
    const range = readPriceRange(key);
    return range === null ? [] : [[key, range]];
  });
}

/** Those that were chosen, with how many matches are in each of them and fail nothing but, at most, a price. */
function rangeBuckets(
  ordinals: Int32Array,
  failing: Uint8Array | null,
  keys: readonly string[],
  { columns }: Shelf,
): Bucket[] {
  return rangesOf(keys).map(([key, range]) => {
    const isCounted = (at: number, index: number): boolean =>
      ((failing?.[index] ?? 0) & ~OTHER_PRICE) === 0 && isInRange(columns.price[at] as number, range);
    return { key, label: priceRangeName(range), count: ordinals.filter(isCounted).length };
  });
}

function mark(
  failing: Uint8Array,
  ordinals: Int32Array,
  column: Int32Array | Uint8Array,
  allowed: Uint8Array,
  bit: number,
): void {
  for (let index = 0; index < ordinals.length; index += 1) {
    if (allowed[column[ordinals[index] as number] as number] !== 1) failing[index] = (failing[index] as number) | bit;
  }
}

function kept(matches: Matches, failing: Uint8Array): Matches {
  return matchesAt(matches, (index) => failing[index] === 0);
}

/** How many matches satisfy every group. */
export function countChosen({ ordinals }: Matches, chosen: Chosen, shelf: Shelf): number {
  if (FACETS.every((facet) => chosen[facet].length === 0)) return ordinals.length;
  return failures(ordinals, chosen, shelf).reduce((count, failing) => count + (failing === 0 ? 1 : 0), 0);
}

function countAll(ordinals: Int32Array, failing: Uint8Array | null, chosen: Chosen, shelf: Shelf): FacetBuckets {
  const counted = new Map<Facet, Bucket[]>();
  for (const { facet, entries, column } of groupsOf(shelf)) {
    const counts = countValues(ordinals, failing, column, entries.length, bitOf(facet));
    counted.set(facet, buckets(entries, counts, chosen[facet]));
  }
  const flags = countValues(ordinals, failing, shelf.columns.flags, 256, bitOf('featured'));
  const badges = countValues(ordinals, failing, shelf.columns.badges, badgeSets(shelf), 0);
  const featured = new Map([
    ...countBits(
      flags,
      FEATURES.map(({ flag }) => flag),
    ),
    ...countBits(
      badges,
      shelf.badges.map((_, at) => 1 << at),
      FEATURES.length,
    ),
  ]);
  const bands = countValues(ordinals, failing, shelf.columns.band, BANDS.length + 1, OTHER_PRICE);
  counted.set('featured', [
    ...buckets([...FEATURES, ...shelf.badges], featured, chosen.featured),
    ...BANDS.map(({ key, name }, at) => ({ key, label: name, count: bands.get(at + 1) ?? 0 })).filter(
      ({ key, count }) => count > 0 || chosen.featured.includes(key),
    ),
    ...rangeBuckets(ordinals, failing, chosen.featured, shelf),
  ]);
  return Object.fromEntries(FACETS.map((facet) => [facet, counted.get(facet) ?? []])) as FacetBuckets;
}

/** How many sets of badges a product can have: each counts on a sheet of its own size, which most shops' few badges keep small. */
function badgeSets({ badges }: Shelf): number {
  return 2 ** Math.min(FILTER_BADGES, badges.length);
}

/** How many have each bit, by the bit's place after `first`; without those that none has. */
function countBits(
  values: ReadonlyMap<number, number>,
  bits: readonly number[],
  first = 0,
): [place: number, items: number][] {
  return bits.flatMap((bit, at): [number, number][] => {
    let items = 0;
    for (const [value, count] of values) if ((value & bit) !== 0) items += count;
    return items === 0 ? [] : [[first + at, items]];
  });
}

/** A sheet to count on, all zeros between two counts: most questions touch few of many values. */
let sheet = new Int32Array(1024);

/** How many matches have each value, of those that fail no group but, at most, this one; values that none has are left out. */
function countValues(
  ordinals: Int32Array,
  failing: Uint8Array | null,
  column: Int32Array | Uint8Array | Uint16Array,
  values: number,
  own: number,
): Map<number, number> {
  if (sheet.length < values) sheet = new Int32Array(values);
  const counts = sheet;
  const touched = new Int32Array(Math.min(values, ordinals.length));
  let found = 0;
  for (let index = 0; index < ordinals.length; index += 1) {
    if (failing !== null && ((failing[index] as number) & ~own) !== 0) continue;
    const value = column[ordinals[index] as number] as number;
    const had = counts[value] as number;
    if (had === 0) touched[found++] = value;
    counts[value] = had + 1;
  }
  const counted = new Map<number, number>();
  for (let index = 0; index < found; index += 1) {
    const value = touched[index] as number;
    counted.set(value, counts[value] as number);
    counts[value] = 0;
  }
  return counted;
}

function bitOf(facet: Facet): number {
  return 1 << FACETS.indexOf(facet);
}

function groupsOf({ columns, names, families, brands, categories, origins }: Shelf): Group[] {
  return [
    { facet: 'productDesc', entries: names, column: columns.name },
    { facet: 'familyDesc', entries: families, column: columns.family },
    { facet: 'brandDesc', entries: brands, column: columns.brand },
    { facet: 'categories', entries: categories, column: columns.category },
    { facet: 'originDesc', entries: origins, column: columns.origin },
  ];
}

/** Count and place in one number that sorts the fullest first. */
const PLACES = 2 ** 22;

/** The fullest first, then in the entries' order. What is chosen is there even when it is empty or far down. */
function buckets(entries: readonly Entry[], counts: ReadonlyMap<number, number>, chosen: readonly string[]): Bucket[] {
  const keys = new Float64Array(counts.size);
  let index = 0;
  for (const [at, items] of counts) keys[index++] = at - items * PLACES;
  const fullest = selectSmallest(keys, Math.min(keys.length, MOST_BUCKETS));
  const top = Array.from(fullest, (key) => key - Math.floor(key / PLACES) * PLACES);
  const picked =
    chosen.length === 0
      ? []
      : entries.flatMap((entry, at) => (chosen.includes(entry.key) && !top.includes(at) ? [at] : []));
  return [...top.slice(0, MOST_BUCKETS - picked.length), ...picked].slice(0, MOST_BUCKETS).flatMap((at) => {
    const entry = entries[at];
    return entry === undefined ? [] : [{ key: entry.key, label: entry.name, count: counts.get(at) ?? 0 }];
  });
}
