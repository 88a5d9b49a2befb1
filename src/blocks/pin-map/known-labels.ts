import type { Locale } from '#contract/urls.ts';

import type { MapLabel } from './choose-labels.ts';
import places from './known-places.json';

/** What everybody knows of the Emirates, in a language: parts of towns, to be named from afar, and what stands there, close by. */
export function knownLabels(locale: Locale): { districts: MapLabel[]; landmarks: MapLabel[] } {
  const labelsOf = (rows: readonly (readonly (string | number)[])[], kind: MapLabel['kind']): MapLabel[] =>
    rows.map(([en, ar, latitude, longitude]) => ({
      name: String(locale === 'ar' ? ar : en),
      point: { latitude: Number(latitude), longitude: Number(longitude) },
      kind,
    }));
  return { districts: labelsOf(places.districts, 'district'), landmarks: labelsOf(places.landmarks, 'landmark') };
}
