/** The shopper's favourites as this device has them. Small: every product card asks. */
import type { Favourite } from '#contract/rows/favourites.ts';
import { favouriteKey, FAVOURITES, nameIn } from '#contract/rows/keys.ts';
import { openShop, useShop, type EditOutcome, type ShopView, type EditStanding } from '#src/offline/shop/shop-door.ts';

export interface MyFavourite extends Favourite {
  readonly stockCode: string;
}

/** The newest first. */
export function favouritesIn(view: ShopView): readonly MyFavourite[] {
  return view
    .below(FAVOURITES)
    .map(([key, value]) => ({ ...value, stockCode: nameIn(key) }))
    .toSorted((a, b) => b.since.localeCompare(a.since) || a.stockCode.localeCompare(b.stockCode));
}

export function useIsFavourite(stockCode: string): boolean {
  return useShop((view) => view.get(favouriteKey(stockCode)) !== undefined);
}

export function useFavouriteStanding(stockCode: string): EditStanding {
  return useShop((view) => view.standing(favouriteKey(stockCode)));
}

/** `isOn` itself, never a toggle: two taps on two devices mean what each said. */
export async function setFavourite(stockCode: string, isOn: boolean): Promise<EditOutcome> {
  return (await openShop()).edit('favourite.set', { stockCode, isOn, since: new Date().toISOString() });
}
