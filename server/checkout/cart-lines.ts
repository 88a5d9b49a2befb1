/** The cart as checkout sees it: what is bought now, with what the catalogue says of each thing. Regular orders are paid when they come. */
import { sql } from 'drizzle-orm';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { CartType } from '#contract/rows/keys.ts';
import { CART, CART_TYPES, cartOf, nameIn } from '#contract/rows/keys.ts';
import { quoteOf } from '#server/cart/quote.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { deliveryFactsOf, type DeliveryFacts } from '#server/catalogue/delivery-facts.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { Queryable } from '#server/kit/database.ts';
import { liveRows } from '#server/sync/edit-rows.ts';

/** A line that can be bought now, as it will be: the quantity in whole steps, the price that counts. */
export interface CheckoutLine extends DeliveryFacts {
  /** Its place in the cart, from 1. */
  readonly srno: number;
  readonly cartType: CartType;
  readonly stockCode: string;
  /** What the shopper asked for. */
  readonly asked: number;
  /** What can be had of it by the catalogue; 0 where it is sold out. */
  readonly quantity: number;
  /** Fils each. */
  readonly price: number;
  readonly oldPrice: number;
  readonly message: string | null;
  readonly isGiftWrapped: boolean;
  /** The gift box itself, in which the other lines of its cart type lie. */
  readonly isBox: boolean;
  /** Null: the shop no longer has it. */
  readonly card: ProductCard | null;
}

export interface CheckoutCart {
  /** The newest version of the shopper's cart rows: the same number means the same cart. */
  readonly version: number;
  readonly lines: readonly CheckoutLine[];
}

const NO_FACTS: DeliveryFacts = { deliveryKind: 'standard', leadDays: 0, deposit: 0, isFresh: false };

/** The newest version among the rows of the shopper's cart, those that were taken out too; 0 where there never was one. */
export async function cartVersionOf(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select coalesce(max(v), 0) as version from draft_line where user_id = ${userId}`,
  );
  return Number(rows[0]?.version ?? 0);
}

/** In the order in which they were put in. */
export async function readCheckoutCart(db: Queryable, catalogue: Catalogue, userId: number): Promise<CheckoutCart> {
  const version = await cartVersionOf(db, userId);
  const rows = await liveRows(db, userId, [CART]);
  const drafts = CART_TYPES.filter((cartType) => cartType !== 'REG')
    .flatMap((cartType) =>
      rows.below(cartOf(cartType)).map(([key, row]) => ({ ...row, cartType, stockCode: nameIn(key) })),
    )
    .toSorted((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0));
  const codes = [...new Set(drafts.map(({ stockCode }) => stockCode))];
  const cards = new Map((await catalogue.cards(await itemIds(db, codes))).map((card) => [card.stockCode, card]));
  const facts = await deliveryFactsOf(db, codes);
  const quote = quoteOf(drafts, cards);
  const quoted = new Map(
    [...quote.lines, ...quote.gifts.items, ...(quote.gifts.box ? [quote.gifts.box] : [])].map((line) => [
      `${line.cartType} ${line.stockCode}`,
      line,
    ]),
  );
  const lines = drafts.map((draft, index): CheckoutLine => {
    const { cartType, stockCode, message, isGiftWrapped, isBox } = draft;
    const line = quoted.get(`${cartType} ${stockCode}`);
    return {
      ...(facts.get(stockCode) ?? NO_FACTS),
      srno: index + 1,
      cartType,
      stockCode,
      asked: draft.quantity,
      quantity: line?.quantity ?? 0,
      price: line?.price ?? 0,
      oldPrice: line?.oldPrice ?? 0,
      message,
      isGiftWrapped,
      isBox,
      card: cards.get(stockCode) ?? null,
    };
  });
  return { version, lines };
}
