/**
 * The six facet groups over a shelf's columns. Standard behaviour: any choice of a group will do, every group must be
 * satisfied, and a group's own counts ignore its own choices.
 */
import { FACETS, type Bucket, type Facet, type FacetBuckets } from '#contract/catalogue.ts';
import { GIFT, NEW, OFFER, REGULAR, type Columns, type Entry, type Shelf } from '#server/catalogue/shelf.ts';

import type { Matches } from './postings.ts';

/** Buckets at most in a group: the fullest. */
const MOST_BUCKETS = 60;

const FEATURED: readonly (Entry & { flag: number })[] = [
  { key: 'offers', name: { en: 'Offers', ar: 'عروض' }, flag: OFFER },
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
  counts: Int32Array;
  /** By index of entry; null where nothing is chosen. */
  wanted: Uint8Array | null;
}

export interface Faceted {
  /** The matches that satisfy every group. */
  matches: Matches;
  facets: FacetBuckets;
}

/** One pass over the matches: sieves them and counts every group. */
export function sieve(matches: Matches, chosen: Chosen, shelf: Shelf): Faceted {
  const groups = groupsOf(shelf, chosen);
  const wantedFlags = flagsOf(chosen.featured);
  const featured = new Int32Array(FEATURED.length);
  const { flags } = shelf.columns;
  const ordinals = new Int32Array(matches.ordinals.length);
  const scores = new Uint8Array(matches.ordinals.length);
  let found = 0;

  for (let index = 0; index < matches.ordinals.length; index += 1) {
    const at = matches.ordinals[index] as number;
    const itemFlags = flags[at] as number;
    // Which group fails: none, this one alone, or several.
    let failing: Group | 'featured' | null = null;
    let failures = 0;
    for (const group of groups) {
      if (group.wanted === null || group.wanted[group.column[at] as number] === 1) continue;
      failures += 1;
      failing = group;
    }
    if (wantedFlags !== null && (itemFlags & wantedFlags) === 0) {
      failures += 1;
      failing = 'featured';
    }
    if (failures > 1) continue;
    if (failures === 0) {
      ordinals[found] = at;
      scores[found++] = matches.scores[index] as number;
      for (const { counts, column } of groups) addOne(counts, column[at] as number);
    } else if (failing !== null && failing !== 'featured') {
      addOne(failing.counts, failing.column[at] as number);
    }
    if (failures === 0 || failing === 'featured') {
      for (let bit = 0; bit < FEATURED.length; bit += 1) {
        if ((itemFlags & (FEATURED[bit]?.flag ?? 0)) !== 0) addOne(featured, bit);
      }
    }
  }
  const counted = new Map<Facet, Bucket[]>(
    groups.map(({ facet, entries, counts }) => [facet, buckets(entries, counts, chosen[facet])]),
  );
  counted.set('featured', buckets(FEATURED, featured, chosen.featured));
  return {
    matches: { ordinals: ordinals.subarray(0, found), scores: scores.subarray(0, found) },
    facets: Object.fromEntries(FACETS.map((facet) => [facet, counted.get(facet) ?? []])) as FacetBuckets,
  };
}

function groupsOf(shelf: Shelf, chosen: Chosen): Group[] {
  const { columns } = shelf;
  const group = (
    facet: Facet,
    entries: readonly Entry[],
    column: keyof Columns & ('name' | 'family' | 'brand' | 'category' | 'origin'),
  ): Group => ({
    facet,
    entries,
    column: columns[column],
    counts: new Int32Array(entries.length),
    wanted: wantedOf(entries, chosen[facet]),
  });
  return [
    group('productDesc', shelf.names, 'name'),
    group('familyDesc', shelf.families, 'family'),
    group('brandDesc', shelf.brands, 'brand'),
    group('categories', shelf.categories, 'category'),
    group('originDesc', shelf.origins, 'origin'),
  ];
}

/** A choice that names nothing is satisfied by nothing. */
function wantedOf(entries: readonly Entry[], keys: readonly string[]): Uint8Array | null {
  if (keys.length === 0) return null;
  const chosen = new Set(keys);
  return Uint8Array.from(entries, (entry) => (chosen.has(entry.key) ? 1 : 0));
}

function flagsOf(keys: readonly string[]): number | null {
  if (keys.length === 0) return null;
  return FEATURED.filter((entry) => keys.includes(entry.key)).reduce((flags, entry) => flags | entry.flag, 0);
}

/** The fullest first, then in the entries' order; what is chosen stays even when it is empty or far down. */
function buckets(entries: readonly Entry[], counts: Int32Array, chosen: readonly string[]): Bucket[] {
  const filled: number[] = [];
  for (let at = 0; at < counts.length; at += 1) if ((counts[at] as number) > 0) filled.push(at);
  filled.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  const top = new Set(filled.slice(0, MOST_BUCKETS));
  for (const key of chosen) {
    const at = entries.findIndex((entry) => entry.key === key);
    if (at !== -1) top.add(at);
  }
  const shown = [...top];
  const spare = shown.length - MOST_BUCKETS;
  const kept =
    spare > 0
      ? shown.filter((at, index) => index < MOST_BUCKETS - spare || chosen.includes(entries[at]?.key ?? ''))
      : shown;
  return kept.slice(0, MOST_BUCKETS).flatMap((at) => {
    const entry = entries[at];
    return entry === undefined ? [] : [{ key: entry.key, label: entry.name, count: counts[at] as number }];
  });
}

function addOne(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}
