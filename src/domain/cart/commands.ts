/** What a shopper does with the cart: at once on this device, with signal or without; each resolves when it is durable there. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import type { DraftLine } from '#contract/rules/shelf-mutations.ts';
import { lineKey } from '#contract/rules/shop-keys.ts';
import { openShop, type EditOutcome } from '#src/offline/shop/shop-door.ts';

import type { MyLine } from './lines.ts';

type Place = Pick<MyLine, 'cartType' | 'stockCode'>;

/** The quantity itself, never a step; 0 takes the line away. `seenPrice` is what the shopper sees beside it, in fils. */
export async function setLine(place: Place, quantity: number, seenPrice: number): Promise<EditOutcome> {
  const { cartType, stockCode } = place;
  const args = { cartType, stockCode, quantity, seenPrice, since: new Date().toISOString() };
  return (await openShop()).edit('cart.set', args);
}

/** So many more than the cart has, one minimum order unless said otherwise; a guest's cart is known only after signing in. */
export async function addToCart(card: ProductCard, quantity = card.minimumOrder): Promise<EditOutcome> {
  const place = { cartType: 'CRT', stockCode: card.stockCode } as const;
  const line = (await openShop()).view().get(lineKey('CRT', card.stockCode)) as DraftLine | undefined;
  return setLine(place, (line?.quantity ?? 0) + quantity, currentPrice(card));
}
