import type { Place } from '#contract/addresses.ts';
import { addressMessages } from '#contract/messages/addresses.ts';
import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';
import { GeocoderFailure, type GeocodedPlace as FoundPlace } from '#server/gateways/maps/geocoder.ts';
import { openGeocoder } from '#server/gateways/maps/open-geocoder.ts';
import type { Deps } from '#server/kit/deps.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { SignedInCaller } from '#server/kit/serve.ts';
import { openThrottle } from '#server/kit/throttle.ts';

import { knownAreas, knownEmirates } from './areas.ts';

/** A map service may cost money by the question: so many a minute are more than a person asks. */
const PER_MINUTE = 120;

/** The map service as the calls ask it: at a shopper's pace, and with a sentence where it fails. */
export function openPlaceSearch({ db, clock, settings }: Deps) {
  const throttle = openThrottle(db, clock);
  const geocoder = openGeocoder(settings.geocoderUrl, { emirates: knownEmirates, areas: knownAreas });

  const ask = async <T>({ userId, log }: SignedInCaller, question: () => Promise<T>): Promise<T> => {
    const wait = await throttle.take([{ key: `map:${userId}`, windowSeconds: 60, most: PER_MINUTE }]);
    if (wait !== null) throw new Refusal('too_many', addressMessages.tooManySearches[0], 429);
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof GeocoderFailure)) throw error;
      log.warn({ err: error }, 'the map service failed');
      throw new Refusal('geocoder_failed', addressMessages.geocoderFailed[0], 424);
    }
  };

  return {
    suggest: (caller: SignedInCaller, text: string, locale: Locale): Promise<Place[]> =>
      ask(caller, async () => (await geocoder.suggest(text, locale)).map(placeAnswer)),
    placeAt: (caller: SignedInCaller, point: GeoPoint, locale: Locale): Promise<Place | null> =>
      ask(caller, async () => {
        const found = await geocoder.reverse(point, locale);
        return found && placeAnswer(found);
      }),
  };
}

function placeAnswer({ label, latitude, longitude, areaCode, emirateCode, metresAway }: FoundPlace): Place {
  return { label, latitude, longitude, areaId: areaCode, emirateId: emirateCode, metresAway };
}
