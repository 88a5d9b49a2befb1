import { useEffect, useEffectEvent, useState } from 'react';

import type { Choices } from '#src/domain/checkout/choices.ts';

interface LostTime {
  /** Another time stands in the place of the one that was chosen, and the shopper has not chosen since. */
  readonly isLost: boolean;
  /** Another address was chosen, and no time since. */
  readonly isElsewhere: boolean;
  /** Told of what the shopper changes. */
  readonly onChange: (change: Partial<Choices>) => void;
}

/** The chosen time was filled, or has come too near, while checkout was open: the shop's times are asked for again. */
export function useLostTime(isRefused: boolean, renew: () => void): LostTime {
  const [isLost, setIsLost] = useState(false);
  const [isElsewhere, setIsElsewhere] = useState(false);
  if (isRefused && !isLost) setIsLost(true);
  const ask = useEffectEvent(renew);
  useEffect(() => {
    if (isRefused) ask();
  }, [isRefused]);
  return {
    isLost,
    isElsewhere,
    onChange: (change) => {
      const isMove = 'addressId' in change;
      if (!isMove && !('slotId' in change) && !('expressId' in change)) return;
      setIsLost(false);
      setIsElsewhere(isMove);
    },
  };
}
