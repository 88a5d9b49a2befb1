import { useEffect, useSyncExternalStore } from 'react';
import { proxy, subscribe } from 'valtio';

/** When the server gave the prices that the page shows; null where it shows none. ISO. */
const pagePrices = proxy<{ asOf: string | null }>({ asOf: null });

/** A page says how old its prices are; the shell says it to the shopper, over the page, so that nothing moves. */
export function useNotePagePrices(asOf: string): void {
  useEffect(() => {
    pagePrices.asOf = asOf;
    return () => {
      pagePrices.asOf = null;
    };
  }, [asOf]);
}

export function usePagePrices(): string | null {
  return useSyncExternalStore(
    (onChange) => subscribe(pagePrices, onChange),
    () => pagePrices.asOf,
    () => null,
  );
}
