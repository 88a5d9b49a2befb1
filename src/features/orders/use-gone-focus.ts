import { useEffect, useRef, useState, type RefObject } from 'react';

const CANCELLED = -1;

/**
 * For the box of an order: when the order is cancelled while it is looked at, it comes into view, for the button of cancelling is far below it; and
 * it takes the focus, because the button that the dialog would give it back to is gone.
 */
export function useGoneFocus(state: number): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const [seenFirst] = useState(state);
  useEffect(() => {
    const isGone = state === CANCELLED && seenFirst !== CANCELLED;
    if (!isGone) return;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  }, [state, seenFirst]);
  return box;
}
