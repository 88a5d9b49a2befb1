import { useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDE_MS = 220;

/** What lies below the header. */
const BELOW = '#content, #content ~ footer';

/**
 * What lies below a part of the header, or what `under` selects, glides to its new place when the part's height changes: it never jumps. Where the page is scrolled, the browser keeps what is
 * read in its place (overflow-anchor). `isThere`: the height that it has at first is no change.
 */
export function useGlide(part: RefObject<HTMLElement | null>, under = BELOW, isThere = false): void {
  const last = useRef<number | null>(isThere ? null : 0);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const height = part.current?.offsetHeight ?? 0;
    const by = (last.current ?? height) - height;
    last.current = height;
    if (by === 0 || scrollY > 0) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const below = [...document.querySelectorAll(under)];
    // It may be on its way yet.
    const from = below.map((one) => new DOMMatrix(getComputedStyle(one).transform).m42 + by);
    for (const animation of running.current) animation.cancel();
    running.current = below.map((one, at) =>
      one.animate([{ transform: `translateY(${from[at]}px)` }, { transform: 'none' }], {
        duration: isStill ? 1 : GLIDE_MS,
        easing: 'ease-out',
      }),
    );
  });
}
