/** What a Photon server answers: GeoJSON features, of which only those in the Emirates that say what they are get through. */
import { isInUae, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';

import { GeocoderFailure } from './geocoder.ts';

export interface PhotonPlace {
  readonly point: GeoPoint;
  readonly label: string;
}

/** A label's parts, the nearer first. */
const PARTS = ['name', 'street', 'district', 'city', 'state'] as const;

const LONGEST_PART = 80;

/** @throws GeocoderFailure when it is no list of features at all; a feature that makes no sense is passed over. */
export function readPhotonAnswer(answer: unknown, locale: Locale): PhotonPlace[] {
  const features = fieldOf(answer, 'features');
  if (!Array.isArray(features)) throw new GeocoderFailure('answered no list of places');
  return (features as unknown[]).flatMap((feature) => readFeature(feature, locale) ?? []);
}

function readFeature(feature: unknown, locale: Locale): PhotonPlace | null {
  const properties = fieldOf(feature, 'properties');
  const coordinates = fieldOf(fieldOf(feature, 'geometry'), 'coordinates');
  const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const point = { latitude, longitude };
  if (fieldOf(properties, 'countrycode') !== 'AE' || !isInUae(point)) return null;
  const label = labelOf(properties, locale);
  return label === '' ? null : { point, label };
}

function labelOf(properties: unknown, locale: Locale): string {
  const parts = PARTS.map((part) => fieldOf(properties, part))
    .filter((part) => typeof part === 'string')
    .map((part) => plain(part).slice(0, LONGEST_PART))
    .filter((part) => part !== '');
  return [...new Set(parts)].join(locale === 'ar' ? '، ' : ', ');
}

/** One line, without characters that steer the direction of the text around them. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
