import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { inLocale, type Locale } from '#contract/urls.ts';
import { openEgift } from '#src/blocks/open-egift.ts';
import { sayCartFailed } from '#src/blocks/say-cart-failed.ts';
import { sayIfNotKept } from '#src/blocks/say-not-kept.ts';
import { addToCart } from '#src/domain/cart/add-to-cart.ts';
import { askCard } from '#src/domain/catalogue/ask-cards.ts';
import { setFavourite } from '#src/domain/favourites/favourites.ts';
import { setNotify } from '#src/domain/notify/notify.ts';
import { openPanel } from '#src/state/panels.ts';
import type { PendingTap } from '#src/state/pending-taps.ts';

interface Resuming {
  readonly client: QueryClient;
  readonly router: Pick<RegisteredRouter, 'navigate'>;
  readonly locale: Locale;
}

/** Does what was tapped before signing in left the page, as the taps themselves would have (decisions.md 5). */
export async function resumeTaps(taps: readonly PendingTap[], resuming: Resuming): Promise<void> {
  for (const tap of taps) await resume(tap, resuming).catch(() => sayCartFailed('notAdded', resuming.locale));
}

async function resume(tap: PendingTap, { client, router, locale }: Resuming): Promise<void> {
  const cardOf = async (stockCode: string): Promise<ProductCard> => {
    const { card } = await askCard(client, stockCode);
    if (!card) throw new Error(`${stockCode} is gone`);
    return card;
  };
  switch (tap.kind) {
    case 'page':
      await router.navigate({ href: inLocale(tap.next, locale) });
      return;
    case 'cart':
      await sayIfNotKept(addToCart(await cardOf(tap.stockCode), tap.quantity), locale);
      return;
    case 'favourite':
      await sayIfNotKept(setFavourite(tap.stockCode, true), locale);
      return;
    case 'notify':
      await sayIfNotKept(setNotify(tap.stockCode, true), locale);
      return;
    case 'egift':
      openEgift(await cardOf(tap.stockCode), tap.typed);
      return;
    case 'list':
      openPanel('my_list_sidebar', { card: await cardOf(tap.stockCode) });
      return;
    case 'regular':
      openPanel('regular_modal', { stockCode: tap.stockCode, name: (await cardOf(tap.stockCode)).name });
  }
}
