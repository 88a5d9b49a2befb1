/** A Photon server of the operator's (GEOCODER_URL) as the map service: streets and buildings, where the gazetteer knows areas only. */
import {
  gazetteerEntries,
  nearestArea,
  SUGGESTION_LIMIT,
  type GazetteerEntry,
  type KnownPlaces,
} from '#contract/rules/gazetteer.ts';
import { isInUae, metresBetween, UAE_BOX, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';

import { fetchJson } from './fetch-json.ts';
import type { Geocoder, GeocodedPlace } from './geocoder.ts';
import { readPhotonAnswer, type PhotonPlace } from './photon-answer.ts';

/** Further from every area's centre than this, a place is in no area that is known. Metres. */
const AREA_REACH = 10_000;

const LONGEST_TYPED = 120;

interface PhotonSettings {
  /** Where the server's `/api` and `/reverse` are. */
  readonly url: string;
  /** For the area and emirate of what it finds. */
  readonly places: KnownPlaces;
  /** How long a shopper who types waits for an answer, in milliseconds. */
  readonly timeoutMs?: number;
}

export function createPhotonGeocoder({ url, places, timeoutMs = 2500 }: PhotonSettings): Geocoder {
  const entries = gazetteerEntries(places);
  const ask = async (path: string, query: Record<string, string>, locale: Locale): Promise<PhotonPlace[]> => {
    const target = new URL(`${url.replace(/\/+$/, '')}/${path}`);
    // Photon knows no Arabic by name; its 'default' is what a place is called where it is.
    const language = locale === 'ar' ? 'default' : 'en';
    target.search = new URLSearchParams({ ...query, lang: language }).toString();
    return readPhotonAnswer(await fetchJson(target, timeoutMs), locale);
  };
  return {
    async suggest(text, locale) {
      const typed = text.trim().slice(0, LONGEST_TYPED);
      if (typed === '') return [];
      const { west, south, east, north } = UAE_BOX;
      // Some of what the box holds is Oman's: more is asked for than shown.
      const query = { q: typed, limit: String(SUGGESTION_LIMIT * 2), bbox: [west, south, east, north].join(',') };
      const found = await ask('api', query, locale);
      return found.slice(0, SUGGESTION_LIMIT).map((place) => placeOf(place, entries, null));
    },
    async reverse(point, locale) {
      if (!isInUae(point)) return null;
      const query = { lat: String(point.latitude), lon: String(point.longitude), limit: '1' };
      const [found] = await ask('reverse', query, locale);
      return found === undefined ? null : placeOf(found, entries, point);
    },
  };
}

function placeOf(
  { point, label }: PhotonPlace,
  entries: readonly GazetteerEntry[],
  from: GeoPoint | null,
): GeocodedPlace {
  const nearest = nearestArea(point, entries);
  return {
    label,
    latitude: point.latitude,
    longitude: point.longitude,
    areaCode: nearest !== null && nearest.metres <= AREA_REACH ? nearest.entry.areaCode : null,
    emirateCode: nearest?.entry.emirateCode ?? null,
    metresAway: from && Math.round(metresBetween(from, point)),
  };
}
