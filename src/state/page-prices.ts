import { useEffect, useSyncExternalStore } from 'react';
import { proxy, subscribe } from 'valtio';

/** When the server gave the prices that are shown (ISO), the page's first and a panel's over it after: the last is in sight. */
const pagePrices = proxy<{ notes: { asOf: string }[] }>({ notes: [] });

/** A page says how old its prices are; the shell says it to the shopper, over the page, so that nothing moves. Null: no prices. */
export function useNotePagePrices(asOf: string | null): void {
  useEffect(() => {
    if (asOf === null) return undefined;
    pagePrices.notes.push({ asOf });
    const note = pagePrices.notes.at(-1);
    return () => {
      pagePrices.notes = pagePrices.notes.filter((one) => one !== note);
    };
  }, [asOf]);
}

/** The same outside of React: null where the page shows no prices, or they are of now. */
export function pagePricesAsOf(): string | null {
  return pagePrices.notes.at(-1)?.asOf ?? null;
}

export function usePagePrices(): string | null {
  return useSyncExternalStore(
    (onChange) => subscribe(pagePrices, onChange),
    pagePricesAsOf,
    () => null,
  );
}
