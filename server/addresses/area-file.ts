/** The shape of areas.json: a row is a list of its values, so that the file reads as a table. */
import { isInUae, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import { asList, checked, filledList, filledText } from '#contract/wire-checks.ts';
import { decimal, integer, text, withDefault, type Bilingual } from '#contract/wire-types.ts';
import { LENIENT, record } from '#contract/wire.ts';

export interface ListedEmirate extends GeoPoint {
  /** 1 to 7. */
  readonly code: number;
  readonly name: Bilingual;
}

export interface ListedArea extends GeoPoint {
  /** The emirate's code times 1000, and 1 to 999. */
  readonly code: number;
  readonly emirateCode: number;
  readonly name: Bilingual;
  /** Other names that shoppers use, in either language: found, not shown. */
  readonly otherNames: readonly string[];
}

const place = {
  code: integer({ min: 1 }),
  en: filledText(80),
  ar: filledText(80),
  latitude: decimal,
  longitude: decimal,
};
const OUTSIDE = 'must be in the Emirates';

const areaFile = record({
  emirates: ['emirates', filledList(checked(asList(place), isInUae, OUTSIDE))],
  areas: ['areas', filledList(checked(asList({ ...place, others: withDefault(text(400), '') }), isInUae, OUTSIDE))],
});

/** In the order of the file. @throws WireError that names the row and its value. */
export function readAreaFile(json: unknown): { knownEmirates: ListedEmirate[]; knownAreas: ListedArea[] } {
  const file = areaFile.decode(json, 'areas.json', LENIENT);
  return {
    knownEmirates: file.emirates.map(({ en, ar, ...row }) => ({ ...row, name: { en, ar } })),
    knownAreas: file.areas.map(({ en, ar, others, ...row }) => ({
      ...row,
      name: { en, ar },
      emirateCode: Math.floor(row.code / 1000),
      otherNames: others === '' ? [] : others.split(', '),
    })),
  };
}
