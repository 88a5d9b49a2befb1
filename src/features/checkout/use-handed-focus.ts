import { useLayoutEffect, type RefObject } from 'react';

/** Marks the button that leads on. */
export const LEADS_ON = 'data-leads-on';

let isHanded = false;

/**
 * The button that leads on is another one at each step of checkout. Where one goes that had the focus, the next one takes it, unless the
 * shopper went elsewhere meanwhile: a keyboard stays where it is.
 */
export function useHandedFocus(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const mine = button.current;
    if (isHanded && document.activeElement === document.body) mine?.focus({ preventScroll: true });
    isHanded = false;
    return () => {
      isHanded = mine !== null && document.activeElement === mine;
    };
  }, [button]);
}
