/** What a shopper does with the cart: at once on this device, with signal or without; each resolves when it is durable there. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { openShop, type EditOutcome } from '#src/offline/shop/shop-door.ts';

import type { MyLine } from './lines.ts';
import { quantityEdit } from './quantity-edit.ts';

type Place = Pick<MyLine, 'cartType' | 'stockCode'>;

/** The quantity itself; 0 takes the line away. `seenPrice` is what the shopper sees beside it, in fils. */
export async function setLine(
  { cartType, stockCode }: Place,
  quantity: number,
  seenPrice: number,
): Promise<EditOutcome> {
  const shop = await openShop();
  const since = new Date().toISOString();
  const { name, args } = quantityEdit(shop.view(), { cartType, stockCode, quantity, seenPrice, since });
  return shop.edit(name, args);
}

/** So many more than the cart has, one minimum order unless said otherwise, whatever this device knows of the cart. */
export async function addToCart(card: ProductCard, quantity = card.minimumOrder): Promise<EditOutcome> {
  const { stockCode } = card;
  const line = { cartType: 'CRT', stockCode, seenPrice: currentPrice(card), since: new Date().toISOString() } as const;
  return (await openShop()).edit('cart.add', { ...line, by: quantity });
}
