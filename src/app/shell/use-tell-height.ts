import { useEffect, type RefObject } from 'react';

/** Tells the style sheets how high the bar is (tokens.css): what sticks below the header stands lower, and what takes the focus is not under it. */
export function useTellHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (bar.current === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([seen]) => {
      style.setProperty('--signal-bar', `${seen?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--signal-bar');
    };
  }, [bar]);
}
