import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { openShop, type EditOutcome } from '#src/offline/shop/shop-door.ts';

/** `instead`: the box that is given up for it, and whose things it takes over; null where the shopper has none. */
export async function chooseBox(
  { stockCode, ...card }: Pick<ProductCard, 'stockCode' | 'price' | 'promotionPrice'>,
  instead: string | null = null,
): Promise<EditOutcome> {
  const line = { cartType: 'CGB', stockCode, seenPrice: currentPrice(card), since: new Date().toISOString() } as const;
  return (await openShop()).edit('box.choose', { ...line, instead });
}
