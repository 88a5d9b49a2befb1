import { useEffect, useRef, useState, type RefObject } from 'react';

const CANCELLED = -1;

/** For the box of an order: it takes the focus when the order is cancelled while it is looked at, because the button that the dialog would give it back to is gone. */
export function useGoneFocus(state: number): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const [seenFirst] = useState(state);
  useEffect(() => {
    const isGone = state === CANCELLED && seenFirst !== CANCELLED;
    if (isGone && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [state, seenFirst]);
  return box;
}
