/** The shopper's lists as this device has them (storefront.md section 3, Shopping list; check-off and order are ours). */
import type { ListItem } from '#contract/rows/items.ts';
import { itemKey, itemsOf, listKey, LISTS, nameIn } from '#contract/rows/keys.ts';
import type { ShopList } from '#contract/rows/lists.ts';
import { useShop, type ShopView, type EditStanding } from '#src/offline/shop/shop-door.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';

import { inOrder } from './list-order.ts';

export interface MyList extends ShopList {
  readonly id: string;
}

export interface MyListItem extends ListItem {
  readonly stockCode: string;
}

/** The oldest first. */
export function listsIn(view: ShopView): readonly MyList[] {
  return view
    .below(LISTS)
    .map(([key, value]) => ({ ...value, id: nameIn(key) }))
    .toSorted((a, b) => a.madeAt.localeCompare(b.madeAt) || a.id.localeCompare(b.id));
}

/** The one used last first, those with nothing on them last. */
export function listsByUse(view: ShopView, preferred: string | null): readonly MyList[] {
  const rank = ({ id }: MyList): number => (view.below(itemsOf(id)).length === 0 ? 2 : Number(id !== preferred));
  return listsIn(view).toSorted((a, b) => rank(a) - rank(b));
}

/** In the order that the shopper gave them. */
export function itemsIn(view: ShopView, listId: string): readonly MyListItem[] {
  const rows = view.below(itemsOf(listId));
  return inOrder(rows.map(([key, value]) => ({ ...value, stockCode: nameIn(key) })));
}

export function listIn(view: ShopView, listId: string): ShopList | undefined {
  return view.get(listKey(listId));
}

export function useMyLists(): readonly MyList[] {
  return useShopValue(listsIn, null);
}

export function useListItems(listId: string): readonly MyListItem[] {
  return useShopValue(itemsIn, listId);
}

/** Storefront section 4: a list that holds the item is disabled. */
export function useIsOnList(listId: string, stockCode: string): boolean {
  return useShop((view) => view.get(itemKey(listId, stockCode)) !== undefined);
}

export function useListStanding(listId: string): EditStanding {
  return useShop((view) => view.standing(listKey(listId)));
}

export function useItemStanding(listId: string, stockCode: string): EditStanding {
  return useShop((view) => view.standing(itemKey(listId, stockCode)));
}
