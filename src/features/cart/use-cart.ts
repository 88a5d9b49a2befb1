import { useQuery } from '@tanstack/react-query';

import type { QuotedLine } from '#contract/cart.ts';
import { linesIn } from '#src/domain/cart/all-lines.ts';
import { estimateOf, type Estimate } from '#src/domain/cart/estimate.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';
import { quotedLines, useCartQuote, type CartQuote } from '#src/domain/cart/quote.ts';
import { useCards, type KnownCards } from '#src/domain/catalogue/cards-by-code.ts';
import { myDeliveryFee, type DeliveryCost } from '#src/domain/checkout/delivery-fee.ts';
import { useKeptAdding } from '#src/domain/orders/adding.ts';
import { useShop, type ShopView } from '#src/offline/shop/shop-door.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';

export interface Cart extends CartQuote {
  readonly lines: readonly MyLine[];
  /** False until the device's own lines were read: nothing is called empty before. */
  readonly isRead: boolean;
  readonly known: KnownCards;
  readonly estimate: Estimate;
  /** What bringing it costs; null where this device was never told. */
  readonly delivery: DeliveryCost | null;
  /** Fils that come back with the empties; 0 while the shop has not said it of these lines. */
  readonly deposit: number;
  /** What the server last said of a line that is still there. */
  readonly quotedOf: (line: MyLine) => QuotedLine | undefined;
  /** Lines that can't be bought now, as the server last said. */
  readonly outOfStock: readonly MyLine[];
}

/** The cart on the screen: the device's lines, the server's quote of them, and what the device knows of the products. */
export function useCart(): Cart {
  const lines = useShopValue(allLines, undefined);
  const isRead = useShop((view) => view.isRead && (view.isComplete || view.waiting.length > 0));
  const known = useCards(lines.map((line) => line.stockCode));
  const quote = useCartQuote(lines);
  // What is added to an order comes with that one.
  const isAdded = useKeptAdding() !== null;
  const fee = useQuery({ ...myDeliveryFee(), enabled: lines.length > 0 }).data?.value ?? null;
  const quotedOf = (line: MyLine): QuotedLine | undefined =>
    quote.quote
      ? quotedLines(quote.quote).find((one) => one.stockCode === line.stockCode && one.cartType === line.cartType)
      : undefined;
  return {
    ...quote,
    lines,
    isRead: isRead || lines.length > 0,
    known,
    estimate: estimateOf(lines, known.cards),
    delivery: isAdded ? { fils: 0, points: 0 } : fee,
    deposit: (quote.isCurrent && quote.quote?.deposit) || 0,
    quotedOf,
    outOfStock: lines.filter((line) => quotedOf(line)?.state === 'out_of_stock'),
  };
}

/** ISO time of the prices that the total is made of: the shop's, or the oldest that this device knows; null without any. */
export function pricesAsOf({ isCurrent, asOf, estimate }: Cart): string | null {
  return isCurrent ? asOf : estimate.asOf;
}

function allLines(view: ShopView): readonly MyLine[] {
  return linesIn(view);
}
