import { useInsertionEffect } from 'react';

/**
 * Tells base.css how wide the page's scrollbar is, while it is still there: the overlay that calls this takes it away. Of one above another nothing
 * is left to measure, and what was said before holds. A browser that cannot keep the room has its own way (react-aria pads the page there).
 */
export function useScrollbarRoom(): void {
  useInsertionEffect(() => {
    const root = document.documentElement;
    const width = window.innerWidth - root.offsetWidth;
    if (width > 0 && CSS.supports('scrollbar-gutter', 'stable'))
      root.style.setProperty('--scrollbar-room', `${width}px`);
  }, []);
}
