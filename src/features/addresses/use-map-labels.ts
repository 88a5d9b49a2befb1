import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Area } from '#contract/addresses.ts';
import { areasOf, emirates } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { MapLabel } from './pin-map/choose-labels.ts';

/** The names that the map's outline is labelled with, the emirates before the areas; the same list until one of them changes. */
export function useMapLabels(): readonly MapLabel[] {
  const locale = useLocale();
  const states = useQuery(emirates()).data?.value;
  const areas = useQueries({
    queries: (states ?? []).map(({ id, name }) => areasOf(id, name.en)),
    combine: joined,
  });
  return useMemo(
    () => [
      ...(states ?? []).map((emirate) => ({ name: emirate.name[locale], point: pointOf(emirate), isEmirate: true })),
      ...areas.map((area) => ({ name: area.name[locale], point: pointOf(area) })),
    ],
    [states, areas, locale],
  );
}

function pointOf({ latitude, longitude }: Pick<Area, 'latitude' | 'longitude'>): MapLabel['point'] {
  return { latitude, longitude };
}

interface AreasAnswer {
  data: { value: readonly Area[] } | undefined;
}

/** Of one identity for all renders: only then does Query give the same list again. */
function joined(answers: readonly AreasAnswer[]): readonly Area[] {
  return answers.flatMap(({ data }) => data?.value ?? []);
}
