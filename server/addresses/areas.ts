/**
 * The seven emirates and the areas that an address may be in (design uae.md, Addresses), read from areas.json and checked once.
 * A code is for ever: the emirate's digit and three digits of the area's own; addresses keep it.
 */
import { readFileSync } from 'node:fs';

import type { Bilingual } from '#contract/wire-types.ts';

import { readAreaFile, type ListedArea, type ListedEmirate } from './area-file.ts';

/** Both in the order of their codes; the areas are those of all emirates. */
export const { knownEmirates, knownAreas } = readAreaFile(
  JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8')),
);

const emirateByCode = new Map(knownEmirates.map((emirate) => [emirate.code, emirate]));
const areaByCode = new Map(knownAreas.map((area) => [area.code, area]));

export function emirateOf(code: number): ListedEmirate | undefined {
  return emirateByCode.get(code);
}

export function areaOf(code: number): ListedArea | undefined {
  return areaByCode.get(code);
}

/** The areas of one emirate, in the alphabet of the asked language; none for a code that is no emirate's. */
export function areasOfEmirate(emirateCode: number, language: keyof Bilingual): ListedArea[] {
  const { compare } = new Intl.Collator(language);
  return knownAreas
    .filter((area) => area.emirateCode === emirateCode)
    .sort((a, b) => compare(a.name[language], b.name[language]));
}
