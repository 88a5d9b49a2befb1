import { useLayoutEffect } from 'react';

/**
 * While it is shown, typing does not scroll the page: each letter brings the field into what the page's `scroll-padding` leaves of the screen
 * (base.css), and the field stands in the header, outside of that.
 */
export function usePageStill(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlock = '0';
    return () => {
      style.scrollPaddingBlock = '';
    };
  }, []);
}
