/** Products as they would come regularly (remaining.md RG 1 and 7): those that the shop offers for it, and sells now. */
import type { OfferedRegular } from '#contract/regulars.ts';
import { cardAction, currentPrice } from '#contract/rules/availability.ts';
import { inSteps } from '#contract/rules/cart-sums.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { deliveryFactsOf } from '#server/catalogue/delivery-facts.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { Queryable } from '#server/kit/database.ts';

export interface WantedProduct {
  readonly stockCode: string;
  /** Units of one delivery; 0: one minimum order. */
  readonly quantity: number;
}

export interface OfferedProduct extends OfferedRegular {
  readonly stockDocno: number;
  readonly origin: Bilingual;
  readonly leadDays: number;
}

/** In the order in which they are wanted; what cannot be ordered regularly is left out. */
export async function offeredProducts(
  db: Queryable,
  catalogue: Catalogue,
  wanted: readonly WantedProduct[],
): Promise<OfferedProduct[]> {
  const codes = [...new Set(wanted.map(({ stockCode }) => stockCode))];
  const cards = new Map((await catalogue.cards(await itemIds(db, codes))).map((card) => [card.stockCode, card]));
  const facts = await deliveryFactsOf(db, codes);
  return codes.flatMap((stockCode) => {
    const card = cards.get(stockCode);
    if (!card?.isRegularEligible || card.listing === 'inactive' || cardAction(card) !== 'add') return [];
    const units = wanted.reduce((sum, one) => (one.stockCode === stockCode ? sum + one.quantity : sum), 0);
    const { name, image, minimumOrder, stockId: stockDocno, originName: origin } = card;
    const { deposit = 0, leadDays = 0 } = facts.get(stockCode) ?? {};
    return [
      {
        stockCode,
        stockDocno,
        name,
        units: card.units,
        origin,
        image,
        minimumOrder,
        quantity: inSteps(Math.max(units, minimumOrder), minimumOrder),
        price: currentPrice(card),
        deposit,
        leadDays,
      },
    ];
  });
}
