/** The embedded map service: it knows the areas of the Emirates and nothing smaller, and needs no network. */
import {
  findEntries,
  gazetteerEntries,
  nearestArea,
  type GazetteerEntry,
  type KnownPlaces,
} from '#contract/rules/gazetteer.ts';
import { isInUae } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';

import type { Geocoder, GeocodedPlace } from './geocoder.ts';

export function createGazetteer(places: KnownPlaces): Geocoder {
  const entries = gazetteerEntries(places);
  return {
    suggest: async (text, locale) =>
      Promise.resolve(findEntries(text, locale, entries).map((entry) => placeOf(entry, locale, null))),
    reverse: async (point, locale) => {
      const nearest = isInUae(point) ? nearestArea(point, entries) : null;
      return Promise.resolve(nearest && placeOf(nearest.entry, locale, Math.round(nearest.metres)));
    },
  };
}

function placeOf(entry: GazetteerEntry, locale: Locale, metresAway: number | null): GeocodedPlace {
  return {
    label: entry.label[locale],
    latitude: entry.point.latitude,
    longitude: entry.point.longitude,
    areaCode: entry.areaCode,
    emirateCode: entry.emirateCode,
    metresAway,
  };
}
