import { useMemo } from 'react';

import { shopView, useShop, type ShopView } from './shop-door.ts';

/**
 * What `derive` makes of the shopper's rows: made again only when they change, so that a list or an object keeps its identity.
 * `derive` must be the same function each time (of the module, not of the render).
 */
export function useShopValue<Arg, T>(derive: (view: ShopView, arg: Arg) => T, arg: Arg): T {
  const revision = useShop((view) => view.revision);
  return useMemo(() => derived(derive, arg, revision), [derive, arg, revision]);
}

/** The revision is what the result depends on, though nothing reads it. */
function derived<Arg, T>(derive: (view: ShopView, arg: Arg) => T, arg: Arg, _revision: number): T {
  return derive(shopView(), arg);
}
