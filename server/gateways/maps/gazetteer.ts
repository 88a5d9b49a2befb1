/** The embedded map service: it knows the areas of the Emirates and nothing smaller, and needs no network. */
import { foldText } from '#contract/rules/fold-text.ts';
import { isInUae } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';

import { gazetteerEntries, nearestArea, type GazetteerEntry, type KnownPlaces } from './gazetteer-index.ts';
import { SUGGESTION_LIMIT, type Geocoder, type GeocodedPlace } from './geocoder.ts';
import { DOUBTFUL_FIT, matchName } from './match-name.ts';

/** Nobody types more of a place's name than this. */
const LONGEST_TYPED = 80;

export function createGazetteer(places: KnownPlaces): Geocoder {
  const entries = gazetteerEntries(places);
  return {
    suggest: async (text, locale) => Promise.resolve(suggest(text, locale, entries)),
    reverse: async (point, locale) => {
      const nearest = isInUae(point) ? nearestArea(point, entries) : null;
      return Promise.resolve(nearest && placeOf(nearest.entry, locale, Math.round(nearest.metres)));
    },
  };
}

function suggest(text: string, locale: Locale, entries: readonly GazetteerEntry[]): GeocodedPlace[] {
  const typed = foldText(text.slice(0, LONGEST_TYPED));
  if (typed === '') return [];
  const found = entries.flatMap((entry) => {
    const fits = entry.names.map((name) => matchName(typed, name)).filter((fit) => fit !== null);
    return fits.length === 0 ? [] : [{ entry, fit: Math.min(...fits) }];
  });
  // The best fit first; in a tie the shorter name, of which more was typed.
  found.sort((a, b) => a.fit - b.fit || a.entry.label[locale].length - b.entry.label[locale].length);
  const isSure = (found[0]?.fit ?? DOUBTFUL_FIT) < DOUBTFUL_FIT;
  const shown = isSure ? found.filter(({ fit }) => fit < DOUBTFUL_FIT) : found;
  return shown.slice(0, SUGGESTION_LIMIT).map(({ entry }) => placeOf(entry, locale, null));
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
