import { comingMark } from '#src/offline/drawn/coming-mark.ts';
import { currentShop } from '#src/offline/shop/shop-door.ts';

/** Whether the place of an order is there from the first frame of the next visit. `until`: ISO; null where none comes. */
export function keepOrderPlace(until: string | null): void {
  currentShop()?.keepDrawn(comingMark(until));
  // Its place was kept for nothing.
  if (until === null && document.documentElement.dataset['shopper']) document.documentElement.dataset['shopper'] = '';
}
