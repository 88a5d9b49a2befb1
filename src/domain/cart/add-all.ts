/** A whole list or all favourites into the cart with one tap. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction, currentPrice } from '#contract/rules/availability.ts';
import { inSteps } from '#contract/rules/cart-sums.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import type { EditOutcome } from '#src/offline/shop/shop-door.ts';

import { addToCart } from './add-to-cart.ts';
import { setLine } from './set-line.ts';

export interface Missing {
  readonly card: ProductCard;
  /** How many the cart has of it now. */
  readonly has: number;
  /** How many more it needs, in whole steps of the minimum order. */
  readonly more: number;
}

export interface MissingFromCart {
  readonly missing: readonly Missing[];
  /** Fils, for `missing` alone. */
  readonly rate: number;
  /** Products that can't be bought now, or that this device knows no price of. */
  readonly leftOut: number;
}

/** Without a quantity one minimum order is wanted. */
type Wanted = { readonly stockCode: string; readonly quantity?: number };

/** What the cart lacks of these products. What it has enough of is left as it is: a second tap adds nothing. */
export function missingFromCart(
  wanted: readonly Wanted[],
  cards: ReadonlyMap<string, KnownCard>,
  quantityInCart: (stockCode: string) => number,
): MissingFromCart {
  const buyable = wanted.flatMap(({ stockCode, quantity = 1 }) => {
    const card = cards.get(stockCode)?.card;
    if (!card || !['add', 'choose'].includes(cardAction(card))) return [];
    const has = quantityInCart(stockCode);
    return [{ card, has, more: Math.max(0, inSteps(quantity, card.minimumOrder) - has) }];
  });
  const missing = buyable.filter(({ more }) => more > 0);
  return {
    missing,
    rate: missing.reduce((sum, { card, more }) => sum + more * currentPrice(card), 0),
    leftOut: wanted.length - buyable.length,
  };
}

/** All of them as one batch of edits: they become durable together, with signal or without. */
export function addAllToCart(missing: readonly Missing[]): Promise<EditOutcome> {
  return together(missing.map(({ card, more }) => addToCart(card, more)));
}

/** The way back: the quantities of before. */
export function takeAllBack(missing: readonly Missing[]): Promise<EditOutcome> {
  return together(
    missing.map(({ card, has }) => setLine({ cartType: 'CRT', stockCode: card.stockCode }, has, currentPrice(card))),
  );
}

async function together(edits: readonly Promise<EditOutcome>[]): Promise<EditOutcome> {
  const outcomes = await Promise.all(edits);
  return outcomes.find(({ ok }) => !ok) ?? { ok: true };
}
