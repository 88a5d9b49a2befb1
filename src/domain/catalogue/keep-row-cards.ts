import type { QueryClient } from '@tanstack/react-query';

import { CART, FAVOURITES, ITEMS, nameIn } from '#contract/rows/keys.ts';
import { wordsOf } from '#contract/rows/own-words.ts';
import { hasOwnCard } from '#src/offline/own-cards.ts';
import type { Shop } from '#src/offline/shop/shop-door.ts';
import { isOffline } from '#src/state/connectivity.ts';

import { askCard } from './ask-cards.ts';

/** After the last change of the rows: what the screen shows asks first. */
const QUIET_MS = 2_000;

/**
 * From now on this device has the name and the price of each product in the shopper's cart, lists and favourites, though they were put
 * there by another device, or before this one was signed in to, and no screen has shown them yet: they are looked at without signal
 * next. Answers with how to stop.
 */
export function keepRowCards(client: QueryClient, shop: Shop): () => void {
  const asked = new Set<string>();
  const ask = (): void => {
    const view = shop.view();
    if (!view.isComplete || isOffline()) return;
    const rows = [CART, ITEMS, FAVOURITES].flatMap((prefix) => view.below(prefix));
    const codes = new Set(rows.map(([key]) => nameIn(key)));
    for (const code of codes) {
      if (asked.has(code) || hasOwnCard(code) || wordsOf(code) !== null) continue;
      asked.add(code);
      // Asked again with the next change.
      askCard(client, code).catch(() => asked.delete(code));
    }
  };
  let timer = setTimeout(ask, QUIET_MS);
  const stop = shop.listen(() => {
    clearTimeout(timer);
    timer = setTimeout(ask, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
