import {
  readAddresses,
  readAreas,
  readEmirates,
  findPlaceAt,
  readMapSettings,
  STATE_DOCTYPE,
  UAE_DOCNO,
} from '#contract/addresses.ts';
import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';
import { privateQuery } from '#src/net/private-query.ts';
import { readQuery } from '#src/net/read-query.ts';

/** The list of emirates changes with the country's borders. */
const DAY_MS = 24 * 3_600_000;

/** The shopper's addresses, the default one first; readable without signal once read. */
export function myAddresses() {
  return privateQuery(readAddresses, {});
}

export function emirates() {
  return { ...privateQuery(readEmirates, {}), staleTime: DAY_MS };
}

/** The areas of an emirate. */
export function areasOf(emirateId: number, emirateName: string) {
  const asked = { countryId: UAE_DOCNO, emirateDoctype: STATE_DOCTYPE, emirateId, emirateName };
  return { ...privateQuery(readAreas, asked), staleTime: DAY_MS };
}

/** What the map service says is at a point. Not kept on the device: it is asked about many points and answers are no address yet. */
export function placeAt(point: GeoPoint, locale: Locale) {
  return { ...readQuery(findPlaceAt, { ...point, locale }), staleTime: DAY_MS };
}

export function mapSettings() {
  return { ...privateQuery(readMapSettings, {}), staleTime: DAY_MS };
}
