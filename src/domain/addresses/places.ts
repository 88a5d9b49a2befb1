/** What the map asks while the shopper types and drags. Answers are kept in memory only: they are no address yet. */
import type { QueryClient } from '@tanstack/react-query';

import { suggestPlaces, type Place } from '#contract/addresses.ts';
import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';
import { isAppError, type AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';

import { placeAt } from './queries.ts';

/** A place as the map knows it. */
export interface MapPlace extends GeoPoint {
  label: string;
  areaCode: number | null;
  emirateCode: number | null;
}

export async function searchPlaces(
  client: QueryClient,
  text: string,
  locale: Locale,
): Promise<Result<MapPlace[], AppError>> {
  const found = await sendCall(client, suggestPlaces, { text, locale });
  return found.ok ? succeeded(found.value.value.map(mapPlaceOf)) : found;
}

/** The place nearest to a point; the form asks the same question again and finds the answer here. */
export async function lookUpPlace(
  client: QueryClient,
  point: GeoPoint,
  locale: Locale,
): Promise<Result<MapPlace | null, AppError>> {
  try {
    const { value } = await client.fetchQuery(placeAt(point, locale));
    return succeeded(value.place && mapPlaceOf(value.place));
  } catch (error) {
    if (isAppError(error)) return failed(error);
    throw error;
  }
}

function mapPlaceOf({ label, latitude, longitude, areaId, emirateId }: Place): MapPlace {
  return { label, latitude, longitude, areaCode: areaId, emirateCode: emirateId };
}
