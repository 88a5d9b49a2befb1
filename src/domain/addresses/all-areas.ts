/**
 * Every area that we deliver to, searched on the device. The map service answers shoppers alone; the lists are served to everybody,
 * and so neither what a guest types nor where they stand leaves the device.
 */
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import {
  findEntries,
  gazetteerEntries,
  nearestArea,
  type GazetteerEntry,
  type KnownPlaces,
} from '#contract/rules/gazetteer.ts';
import { isInUae, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';
import { isAppError, type AppError } from '#src/net/app-error.ts';

import type { MapPlace } from './places.ts';
import { areasOf, emirates } from './queries.ts';

interface AllAreas extends KnownPlaces {
  /** Of the areas alone: a whole emirate is no place to deliver to. */
  readonly entries: readonly GazetteerEntry[];
}

/** All lists or none: of a part, a search would say that the rest does not exist. */
export function allAreas() {
  return queryOptions<AllAreas>({
    queryKey: ['addresses.allAreas'],
    queryFn: ({ client }) => readAllAreas(client),
    staleTime: Infinity,
    gcTime: Infinity,
    // Each list is asked for once more by itself.
    retry: false,
    refetchOnReconnect: true,
  });
}

async function readAllAreas(client: QueryClient): Promise<AllAreas> {
  const states = (await client.ensureQueryData(emirates())).value;
  const lists = await Promise.all(
    states.map(async (emirate) => {
      const list = await client.ensureQueryData(areasOf(emirate.id, emirate.name.en));
      return list.value.map((area) => ({ ...area, code: area.id, emirateCode: emirate.id }));
    }),
  );
  const known = { emirates: states.map((emirate) => ({ ...emirate, code: emirate.id })), areas: lists.flat() };
  return { ...known, entries: gazetteerEntries(known).filter(({ areaCode }) => areaCode !== null) };
}

/** The areas that answer best to what was typed, in either language and with a slip in it. */
export async function searchAreas(
  client: QueryClient,
  text: string,
  locale: Locale,
): Promise<Result<MapPlace[], AppError>> {
  const known = await areasOrError(client);
  if (!known.ok) return known;
  return succeeded(
    findEntries(text, locale, known.value.entries).map(({ point, label, areaCode, emirateCode }) => ({
      label: label[locale],
      latitude: point.latitude,
      longitude: point.longitude,
      areaCode,
      emirateCode,
    })),
  );
}

/** The code of the area whose middle is nearest to a point; null outside the Emirates. */
export async function areaNearest(client: QueryClient, point: GeoPoint): Promise<Result<number | null, AppError>> {
  if (!isInUae(point)) return succeeded(null);
  const known = await areasOrError(client);
  return known.ok ? succeeded(nearestArea(point, known.value.entries)?.entry.areaCode ?? null) : known;
}

async function areasOrError(client: QueryClient): Promise<Result<AllAreas, AppError>> {
  try {
    return succeeded(await client.ensureQueryData(allAreas()));
  } catch (error) {
    if (isAppError(error)) return failed(error);
    throw error;
  }
}
