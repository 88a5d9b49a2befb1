import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Area } from '#contract/addresses.ts';
import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import { areasOf, emirates } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { MapLabel } from './choose-labels.ts';

interface NamedPlaces {
  /** The emirates before the areas. */
  labels: readonly MapLabel[];
  /** The middles of both, by their codes. */
  middles: ReadonlyMap<number, GeoPoint>;
}

/**
 * The places that the map names; null until all have answered, because a map opens anew with each list. What cannot be read is
 * left out.
 */
export function useNamedPlaces(): NamedPlaces | null {
  const locale = useLocale();
  const asked = useQuery(emirates());
  const states = asked.data?.value;
  const { areas, isPending } = useQueries({
    queries: (states ?? []).map(({ id, name }) => areasOf(id, name.en)),
    combine: joined,
  });
  const places = useMemo(
    () => ({
      labels: [
        ...(states ?? []).map((emirate) => ({
          name: emirate.name[locale],
          point: pointOf(emirate),
          kind: 'emirate' as const,
        })),
        ...areas.map((area) => ({ name: area.name[locale], point: pointOf(area), kind: 'area' as const })),
      ],
      middles: new Map([...(states ?? []), ...areas].map((place) => [place.id, pointOf(place)])),
    }),
    [states, areas, locale],
  );
  return asked.isPending || isPending ? null : places;
}

function pointOf({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude, longitude };
}

interface AreasAnswer {
  isPending: boolean;
  data: { value: readonly Area[] } | undefined;
}

/** Of one identity for all renders: only then does Query give the same list again. */
function joined(answers: readonly AreasAnswer[]): { areas: readonly Area[]; isPending: boolean } {
  return {
    areas: answers.flatMap(({ data }) => data?.value ?? []),
    isPending: answers.some((answer) => answer.isPending),
  };
}
