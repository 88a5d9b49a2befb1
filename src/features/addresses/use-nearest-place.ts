import { useEffect, useState } from 'react';

import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import { useDebounced } from '#src/blocks/search-box/use-debounced.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';

import type { FoundPlace } from './found-place.ts';

export type ReversePlace = (point: GeoPoint) => Promise<Result<FoundPlace | null, AppError>>;

export interface NearestPlace {
  readonly place: FoundPlace | null;
  readonly state: 'asking' | 'found' | 'none' | 'failed';
}

const PAUSE_MS = 300;

/** The address nearest to the pin, once it stands still. Null asks nothing. `reverse` must be the same function from render to render. */
export function useNearestPlace(point: GeoPoint | null, reverse: ReversePlace): NearestPlace {
  const settled = useDebounced(point, PAUSE_MS);
  const [answer, setAnswer] = useState<NearestPlace & { of: GeoPoint | null }>({
    of: null,
    place: null,
    state: 'asking',
  });
  useEffect(() => {
    if (settled === null) return;
    let isOvertaken = false;
    const ask = async (): Promise<void> => {
      const result = await reverse(settled);
      if (isOvertaken) return;
      if (!result.ok) setAnswer({ of: settled, place: null, state: 'failed' });
      else setAnswer({ of: settled, place: result.value, state: result.value === null ? 'none' : 'found' });
    };
    void ask();
    return () => {
      isOvertaken = true;
    };
  }, [settled, reverse]);
  return answer.of !== null && answer.of === point ? answer : { place: null, state: 'asking' };
}
