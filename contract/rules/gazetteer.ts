/**
 * The areas and emirates that are known, as they are searched: by folded name, and by distance. The server searches so for the map of
 * whoever is signed in; a guest's device does it itself, with the lists that the shop serves to everybody.
 */
import type { Locale } from '#contract/urls.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import { foldText } from './fold-text.ts';
import { DOUBTFUL_FIT, matchName } from './match-name.ts';
import { metresBetween, type GeoPoint } from './uae-bounds.ts';

/** Nobody types more of a place's name than this. */
const LONGEST_TYPED = 80;

/** The most places that a list of suggestions holds. */
export const SUGGESTION_LIMIT = 6;

/** An emirate, as `server/addresses/areas.ts` gives it. */
export interface KnownEmirate extends GeoPoint {
  readonly code: number;
  readonly name: Bilingual;
}

/** An area, as `server/addresses/areas.ts` gives it. */
export interface KnownArea extends KnownEmirate {
  readonly emirateCode: number;
  readonly otherNames: readonly string[];
}

export interface KnownPlaces {
  readonly emirates: readonly KnownEmirate[];
  readonly areas: readonly KnownArea[];
}

/** An area or a whole emirate, with all that it answers to. */
export interface GazetteerEntry {
  readonly point: GeoPoint;
  /** Null for a whole emirate. */
  readonly areaCode: number | null;
  readonly emirateCode: number;
  /** 'Dubai Marina, Dubai' in each language. */
  readonly label: Bilingual;
  /** Folded: its names in both languages, what it is also called, and each of these followed by the emirate's name. */
  readonly names: readonly string[];
}

export function gazetteerEntries({ emirates, areas }: KnownPlaces): GazetteerEntry[] {
  const emirateByCode = new Map(emirates.map((emirate) => [emirate.code, emirate]));
  const whole = emirates.map((emirate) => ({
    point: emirate,
    areaCode: null,
    emirateCode: emirate.code,
    label: emirate.name,
    names: [foldText(emirate.name.en), foldText(emirate.name.ar)],
  }));
  const parts = areas.map((area) => {
    const { name } = emirateByCode.get(area.emirateCode) ?? { name: { en: '', ar: '' } };
    const called = [area.name.en, area.name.ar, ...area.otherNames].map(foldText);
    return {
      point: area,
      areaCode: area.code,
      emirateCode: area.emirateCode,
      label: { en: `${area.name.en}, ${name.en}`, ar: `${area.name.ar}، ${name.ar}` },
      names: [...called, ...called.flatMap((one) => [`${one} ${foldText(name.en)}`, `${one} ${foldText(name.ar)}`])],
    };
  });
  return [...whole, ...parts];
}

/** What shoppers write for the parts of an area, and its name has. */
const PARTS: readonly (readonly [en: string, ar: string])[] = [
  ['first', 'الأولى'],
  ['second', 'الثانية'],
  ['third', 'الثالثة'],
  ['fourth', 'الرابعة'],
  ['fifth', 'الخامسة'],
];

/** "Al Barsha 1" as its name has it: Al Barsha First. */
function inWords(typed: string): string {
  const isArabic = /[ء-ي]/.test(typed);
  return foldText(
    typed.replaceAll(/(?<!\d)[1-5](?!\d)/g, (part) => PARTS[Number(part) - 1]?.[isArabic ? 1 : 0] ?? part),
  );
}

/** What the name that is shown says itself comes before what is only called so too. */
const BY_ANOTHER_NAME = 0.5;

/** The entries that answer best to what was typed so far, at most six; none for nothing. */
export function findEntries(text: string, locale: Locale, entries: readonly GazetteerEntry[]): GazetteerEntry[] {
  const typed = foldText(text.slice(0, LONGEST_TYPED));
  if (typed === '') return [];
  // Some areas have the figure in their name.
  const ways = [...new Set([typed, inWords(typed)])];
  const fitOf = (name: string): number[] => ways.map((way) => matchName(way, name)).filter((fit) => fit !== null);
  const found = entries.flatMap((entry) => {
    const fits = entry.names.flatMap(fitOf);
    if (fits.length === 0) return [];
    const isShown = fitOf(foldText(entry.label[locale])).length > 0;
    return [{ entry, fit: Math.min(...fits) + (isShown ? 0 : BY_ANOTHER_NAME) }];
  });
  // The best fit first; in a tie the shorter name, of which more was typed.
  found.sort((a, b) => a.fit - b.fit || a.entry.label[locale].length - b.entry.label[locale].length);
  const isSure = (found[0]?.fit ?? DOUBTFUL_FIT) < DOUBTFUL_FIT;
  const shown = isSure ? found.filter(({ fit }) => fit < DOUBTFUL_FIT) : found;
  return shown.slice(0, SUGGESTION_LIMIT).map(({ entry }) => entry);
}

/** The entry that is an area and whose centre is nearest, and how far that is; null where nothing is known. */
export function nearestArea(
  point: GeoPoint,
  entries: readonly GazetteerEntry[],
): { entry: GazetteerEntry; metres: number } | null {
  let nearest: { entry: GazetteerEntry; metres: number } | null = null;
  for (const entry of entries) {
    if (entry.areaCode === null) continue;
    const metres = metresBetween(point, entry.point);
    if (nearest === null || metres < nearest.metres) nearest = { entry, metres };
  }
  return nearest;
}
