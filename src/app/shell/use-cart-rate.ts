import { linesIn } from '#src/domain/cart/all-lines.ts';
import { estimateOf } from '#src/domain/cart/estimate.ts';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';

/** What the cart costs by the prices that this device knows, in fils; null while it does not know one of them. */
export function useCartRate(): number | null {
  const lines = useShopValue(linesIn, null);
  const { cards } = useCards(lines.map(({ stockCode }) => stockCode));
  const { rate, unknown } = estimateOf(lines, cards);
  return unknown === 0 ? rate : null;
}
