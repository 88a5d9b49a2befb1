/**
 * The seven emirates and the areas that an address may be in (design uae.md, Addresses), read from areas.json and checked once.
 * A code is for ever: the emirate's digit and three digits of the area's own; addresses keep it.
 */
import { readFileSync } from 'node:fs';

import { isInUae, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Bilingual } from '#contract/wire-types.ts';

export interface Emirate extends GeoPoint {
  /** 1 to 7. */
  readonly code: number;
  readonly name: Bilingual;
}

export interface Area extends GeoPoint {
  /** The emirate's code times 1000, and 1 to 999. */
  readonly code: number;
  readonly emirateCode: number;
  readonly name: Bilingual;
  /** What shoppers also call it, in either language: found, not shown. */
  readonly otherNames: readonly string[];
}

interface AreaFile {
  readonly emirates: readonly unknown[];
  readonly areas: readonly unknown[];
}

const file = JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8')) as AreaFile;

/** In the order of their codes. */
export const emirates: readonly Emirate[] = file.emirates.map((row) => readPlace(row));

/** In the order of their codes, all emirates. */
export const areas: readonly Area[] = file.areas.map(readArea);

const emirateByCode = new Map(emirates.map((emirate) => [emirate.code, emirate]));
const areaByCode = new Map(areas.map((area) => [area.code, area]));

export function emirateOf(code: number): Emirate | undefined {
  return emirateByCode.get(code);
}

export function areaOf(code: number): Area | undefined {
  return areaByCode.get(code);
}

/** The areas of one emirate, in the alphabet of the asked language; none for a code that is no emirate's. */
export function areasOf(emirateCode: number, language: keyof Bilingual): Area[] {
  const { compare } = new Intl.Collator(language);
  return areas
    .filter((area) => area.emirateCode === emirateCode)
    .sort((a, b) => compare(a.name[language], b.name[language]));
}

function readArea(row: unknown): Area {
  const place = readPlace(row);
  const others = (row as unknown[])[5];
  return {
    ...place,
    emirateCode: Math.floor(place.code / 1000),
    otherNames: typeof others === 'string' ? others.split(', ') : [],
  };
}

function readPlace(row: unknown): Emirate {
  const [code, en, ar, latitude, longitude] = Array.isArray(row) ? (row as unknown[]) : [];
  const isWhole =
    typeof code === 'number' &&
    typeof en === 'string' &&
    typeof ar === 'string' &&
    typeof latitude === 'number' &&
    typeof longitude === 'number';
  if (!isWhole || en === '' || ar === '' || !isInUae({ latitude, longitude }))
    throw new Error(`areas.json: not a place of the Emirates: ${JSON.stringify(row)}`);
  return { code, name: { en, ar }, latitude, longitude };
}
