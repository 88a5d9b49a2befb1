import { useEffect, useState } from 'react';

import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

/** The drawn coast is right to some 500 m where few people live: not much further out than that a pin may well stand on land. */
const NEARLY_METRES = 600;

/** Whether a pin is in the sea or across the border, where nothing can be delivered. The outline of the country comes when it is asked for. */
export function useIsOffLand({ latitude, longitude }: GeoPoint): boolean {
  const [isOff, setIsOff] = useState(false);
  useEffect(() => {
    let isOvertaken = false;
    const look = async (): Promise<void> => {
      const { metresFromLand } = await import('#src/blocks/pin-map/metres-from-land.ts');
      if (!isOvertaken) setIsOff(metresFromLand({ latitude, longitude }) > NEARLY_METRES);
    };
    // Without its code the pin is taken as it is.
    look().catch(() => undefined);
    return () => {
      isOvertaken = true;
    };
  }, [latitude, longitude]);
  return isOff;
}
