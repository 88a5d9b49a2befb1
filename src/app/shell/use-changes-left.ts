import { useEffect, useState } from 'react';

import { useShop } from '#src/offline/shop/shop-door.ts';
import { useUnsentChanges } from '#src/state/session.ts';

/** With signal a change is saved within a moment; this long nothing is said of it. */
const SAVED_WITHIN_MS = 4_000;

/** `locked`: their session ended elsewhere; `refused`: by the shop, the shopper decides; `waiting`: on this device alone. */
export interface ChangesLeft {
  readonly kind: 'locked' | 'refused' | 'waiting';
  readonly count: number;
}

/** The shopper's changes that are not saved, of the kind that asks most of them; null where all are saved, or are just being saved. */
export function useChangesLeft(isHeldBack: boolean): ChangesLeft | null {
  const locked = useUnsentChanges() ?? 0;
  const refused = useShop((view) => view.issues.length);
  const waiting = useShop((view) => view.waiting.length);
  const isLong = useLasts(waiting > 0);
  if (locked > 0) return { kind: 'locked', count: locked };
  if (refused > 0) return { kind: 'refused', count: refused };
  return waiting > 0 && (isHeldBack || isLong) ? { kind: 'waiting', count: waiting } : null;
}

/** Whether it has been so for longer than a moment. */
function useLasts(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), SAVED_WITHIN_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return lasts;
}
