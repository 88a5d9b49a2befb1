import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Area } from '#contract/addresses.ts';
import { areasOf, emirates } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { MapLabel } from './pin-map/choose-labels.ts';

/**
 * The names that the map's outline is labelled with, the emirates before the areas; null until all have answered, because a map
 * opens anew with each list. What cannot be read is left out.
 */
export function useMapLabels(): readonly MapLabel[] | null {
  const locale = useLocale();
  const asked = useQuery(emirates());
  const states = asked.data?.value;
  const { areas, isPending } = useQueries({
    queries: (states ?? []).map(({ id, name }) => areasOf(id, name.en)),
    combine: joined,
  });
  const labels = useMemo(
    () => [
      ...(states ?? []).map((emirate) => ({ name: emirate.name[locale], point: pointOf(emirate), isEmirate: true })),
      ...areas.map((area) => ({ name: area.name[locale], point: pointOf(area) })),
    ],
    [states, areas, locale],
  );
  return asked.isPending || isPending ? null : labels;
}

function pointOf({ latitude, longitude }: Pick<Area, 'latitude' | 'longitude'>): MapLabel['point'] {
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
