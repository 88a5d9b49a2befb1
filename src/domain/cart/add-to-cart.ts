import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { openShop, type EditOutcome } from '#src/offline/shop/shop-door.ts';

/** So many more than the cart has, one minimum order unless said otherwise, whatever this device knows of the cart. */
export async function addToCart(card: ProductCard, quantity = card.minimumOrder): Promise<EditOutcome> {
  const { stockCode } = card;
  const line = { cartType: 'CRT', stockCode, seenPrice: currentPrice(card), since: new Date().toISOString() } as const;
  return (await openShop()).edit('cart.add', { ...line, by: quantity });
}
