/**
 * The six facet groups over a shelf's columns. Standard behaviour: any choice of a group will do, every group must be
 * satisfied, and a group's own counts ignore its own choices.
 */
import { FACETS, type Bucket, type Facet, type FacetBuckets } from '#contract/catalogue.ts';
import { GIFT, NEW, OFFER, REGULAR, type Entry, type Shelf } from '#server/catalogue/shelf.ts';

import type { Matches } from './postings.ts';
import { selectSmallest } from './select-smallest.ts';
import { matchesAt } from './split-matches.ts';

/** Buckets at most in a group: the fullest. */
const MOST_BUCKETS = 60;

const FEATURED: readonly (Entry & { flag: number })[] = [
  { key: 'offers', name: { en: 'Offers', ar: 'العروض' }, flag: OFFER },
  { key: 'new', name: { en: 'New arrivals', ar: 'وصل حديثاً' }, flag: NEW },
  { key: 'regular', name: { en: 'Regular orders', ar: 'طلبات منتظمة' }, flag: REGULAR },
  { key: 'gifts', name: { en: 'Gifts', ar: 'هدايا' }, flag: GIFT },
];

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
    const wanted = FEATURED.filter(({ key }) => chosen.featured.includes(key)).reduce((all, { flag }) => all | flag, 0);
    const allowed = Uint8Array.from({ length: 256 }, (_, flags) => ((flags & wanted) === 0 ? 0 : 1));
    mark(failing, ordinals, shelf.columns.flags, allowed, bitOf('featured'));
  }
  return failing;
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
  const featured = new Map<number, number>();
  FEATURED.forEach(({ flag }, at) => {
    for (const [value, items] of flags) if ((value & flag) !== 0) featured.set(at, (featured.get(at) ?? 0) + items);
  });
  counted.set('featured', buckets(FEATURED, featured, chosen.featured));
  return Object.fromEntries(FACETS.map((facet) => [facet, counted.get(facet) ?? []])) as FacetBuckets;
}

/** A sheet to count on, all zeros between two counts: most questions touch few of many values. */
let sheet = new Int32Array(1024);

/** How many matches have each value, of those that fail no group but, at most, this one; values that none has are left out. */
function countValues(
  ordinals: Int32Array,
  failing: Uint8Array | null,
  column: Int32Array | Uint8Array,
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
