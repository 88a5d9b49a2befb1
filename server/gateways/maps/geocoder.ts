/** What the shop asks of a map service: addresses for words, and the nearest address for a pin. Only the Emirates. */
import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';

export interface GeocodedPlace extends GeoPoint {
  /** One line in the asked language, the nearer part first: 'Dubai Marina, Dubai'. */
  readonly label: string;
  /** The area of areas.json that it is in, or is nearest to; null where none is near. */
  readonly areaCode: number | null;
  /** 1 to 7; null where it cannot be told. */
  readonly emirateCode: number | null;
  /** For `reverse`, how far the place is from the asked point; null for a suggestion. */
  readonly metresAway: number | null;
}

export interface Geocoder {
  /** The best places for what was typed so far, at most six; none for nothing. @throws GeocoderFailure */
  suggest(text: string, locale: Locale): Promise<GeocodedPlace[]>;
  /** The nearest place; null outside the Emirates. @throws GeocoderFailure */
  reverse(point: GeoPoint, locale: Locale): Promise<GeocodedPlace | null>;
}

/** The map service did not answer, or not what it should. The message is for the log; it holds no words of the shopper's. */
export class GeocoderFailure extends Error {
  override readonly name = 'GeocoderFailure';
}
