/** What a Photon server answers: GeoJSON features, of which only those in the Emirates that say what they are get through. */
import { attempt } from '#contract/call.ts';
import { isInUae, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';
import { asList, checked } from '#contract/wire-checks.ts';
import { decimal, list, nullable, oneOf } from '#contract/wire-types.ts';
import { codec, LENIENT, record, type Codec, type Decoded } from '#contract/wire.ts';

import { GeocoderFailure } from './geocoder.ts';

export interface PhotonPlace {
  readonly point: GeoPoint;
  readonly label: string;
}

const LONGEST_PART = 80;

/** A part of a label; empty where it is missing or no text. */
const part = codec<string>(
  { type: 'string' },
  (value) => (typeof value === 'string' ? plain(value).slice(0, LONGEST_PART) : ''),
  (value) => value,
);

const point = checked(
  asList({ longitude: decimal, latitude: decimal, altitude: nullable(decimal) }),
  isInUae,
  'must be in the Emirates',
);
const feature = record({
  geometry: ['geometry', record({ point: ['coordinates', point] })],
  properties: [
    'properties',
    record({
      country: ['countrycode', oneOf(['AE'])],
      name: ['name', part],
      street: ['street', part],
      district: ['district', part],
      city: ['city', part],
      state: ['state', part],
    }),
  ],
});
type Properties = Decoded<typeof feature>['properties'];

/** Left as it is. */
const raw: Codec<unknown> = codec(
  {},
  (value) => value,
  (value) => value,
);
const answerShape = record({ features: ['features', list(raw)] });

/** @throws GeocoderFailure when it is no list of features at all; a feature that makes no sense is passed over. */
export function readPhotonAnswer(answer: unknown, locale: Locale): PhotonPlace[] {
  const read = attempt(() => answerShape.decode(answer, '', LENIENT));
  if (!read.ok) throw new GeocoderFailure(`answered no places: ${read.error.message}`);
  return read.value.features.flatMap((one) => {
    const found = attempt(() => feature.decode(one, '', LENIENT));
    if (!found.ok) return [];
    const { latitude, longitude } = found.value.geometry.point;
    const label = labelOf(found.value.properties, locale);
    return label === '' ? [] : [{ point: { latitude, longitude }, label }];
  });
}

/** The nearer part first. */
function labelOf({ name, street, district, city, state }: Properties, locale: Locale): string {
  const parts = [name, street, district, city, state].filter((one) => one !== '');
  return [...new Set(parts)].join(locale === 'ar' ? '، ' : ', ');
}

/** One line, without characters that steer the direction of the text around them. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
