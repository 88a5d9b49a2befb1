/** The gift box that the shopper chose. Apart from what is done with it, because every card of a container asks. */
import { cartOf, nameIn } from '#contract/rows/keys.ts';
import { useShop, type ShopView } from '#src/offline/shop/shop-door.ts';

/** Its stock code; null where none is chosen. */
export function chosenBoxIn(view: Pick<ShopView, 'below'>): string | null {
  const box = view.below(cartOf('CGB')).find(([, line]) => line.isBox);
  return box ? nameIn(box[0]) : null;
}

export function useChosenBox(): string | null {
  return useShop(chosenBoxIn);
}
