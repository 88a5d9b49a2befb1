import type { KnownPlaces } from '#contract/rules/gazetteer.ts';

import { createGazetteer } from './gazetteer.ts';
import type { Geocoder } from './geocoder.ts';
import { createPhotonGeocoder } from './photon.ts';

/** The map service of this server: the operator's Photon (GEOCODER_URL), or the embedded gazetteer where there is none. */
export function openGeocoder(geocoderUrl: string | null, places: KnownPlaces): Geocoder {
  return geocoderUrl === null ? createGazetteer(places) : createPhotonGeocoder({ url: geocoderUrl, places });
}
