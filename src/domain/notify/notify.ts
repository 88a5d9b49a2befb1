/** What the shopper wants to be told about (storefront.md section 4, Notify-me). Small: every product card asks. */
import { notifyKey } from '#contract/rows/keys.ts';
import { openShop, useShop, type EditOutcome } from '#src/offline/shop/shop-door.ts';

export function useIsNotified(stockCode: string): boolean {
  return useShop((view) => view.get(notifyKey(stockCode)) !== undefined);
}

export async function setNotify(stockCode: string, isOn: boolean): Promise<EditOutcome> {
  return (await openShop()).edit('notify.set', { stockCode, isOn });
}
