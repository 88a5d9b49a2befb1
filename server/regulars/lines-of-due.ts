/** The lines of the order that planned deliveries become: at the price that was paid at once, else at today's. */
import { cardAction, currentPrice } from '#contract/rules/availability.ts';
import { deliveryFactsOf } from '#server/catalogue/delivery-facts.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { OrderAtOnce } from '#server/checkout/place-at-once.ts';
import type { Queryable } from '#server/kit/database.ts';
import { availableStock } from '#server/stock/store.ts';

import type { PlannedDelivery } from './due-deliveries.ts';
import type { RegularDesk } from './regular-desk.ts';

export interface DueLine extends PlannedDelivery {
  readonly line: OrderAtOnce['lines'][number];
}

/** What cannot be had now is left out, and may be later. */
export async function linesOfDue(
  db: Queryable,
  { catalogue, now }: Pick<RegularDesk, 'catalogue' | 'now'>,
  due: readonly PlannedDelivery[],
): Promise<DueLine[]> {
  const codes = due.map(({ row }) => row.stockCode);
  const cards = new Map((await catalogue.cards(await itemIds(db, codes))).map((card) => [card.stockCode, card]));
  const facts = await deliveryFactsOf(db, codes);
  const left = await availableStock(db, codes, { now: now() });
  return due.flatMap((one) => {
    const { stockCode, quantity, paysNow } = one.row;
    const card = cards.get(stockCode);
    const isSold = card !== undefined && card.listing === 'active' && cardAction(card) === 'add';
    if (!isSold || (left.get(stockCode) ?? quantity) < quantity) return [];
    const price = currentPrice(card);
    const { deposit = 0, isFresh = false } = facts.get(stockCode) ?? {};
    const paid = paysNow ? { price: one.row.price, oldPrice: one.row.price, deposit: one.row.deposit } : null;
    return [
      {
        ...one,
        line: {
          cartType: 'REG' as const,
          stockCode,
          name: card.name,
          units: card.units,
          image: card.image,
          quantity,
          ...(paid ?? { price, oldPrice: card.price, deposit }),
          isFresh,
          message: null,
          isGiftWrapped: false,
          isBox: false,
        },
      },
    ];
  });
}
