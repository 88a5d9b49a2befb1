import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { TypedAddress } from '#src/domain/addresses/drafts.ts';
import { placeAt } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

/**
 * Where a pin is and no emirate is chosen yet, the one that the map names is filled in, with its area: one choice less to make. A pin
 * that was moved takes emirate and area along.
 */
export function useAreaOfPin(
  values: TypedAddress,
  fill: (found: Pick<TypedAddress, 'emirateId' | 'areaId'>) => void,
  isMoved: boolean,
): void {
  const locale = useLocale();
  const { latitude, longitude, emirateId, areaId } = values;
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const { data } = useQuery({
    ...placeAt(point ?? { latitude: 0, longitude: 0 }, locale),
    enabled: point !== null && (emirateId === 0 || isMoved),
  });
  const found = data?.value.place;
  const [emirate, area] = [found?.emirateId ?? 0, found?.areaId ?? 0];
  useEffect(() => {
    if (emirate === 0) return;
    const isOther = isMoved && (emirate !== emirateId || (area !== 0 && area !== areaId));
    if (emirateId === 0 || isOther) fill({ emirateId: emirate, areaId: area });
    // oxlint-disable-next-line react/exhaustive-deps -- filled once for each answer, not at each keystroke
  }, [emirate, area]);
}
