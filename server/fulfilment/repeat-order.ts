/** Puts what an order held into the cart again (account.md section 4, Repeat order): through the log of edits, so that every device hears. */
import { refusalMessages } from '#contract/messages/sync.ts';
import { currentPrice, isOutOfStock } from '#contract/rules/availability.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { Database } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import { shopperTurns } from '#server/kit/shopper-turns.ts';
import { findOrder, linesOfOrder } from '#server/orders/order-store.ts';
import { applyWithin } from '#server/sync/apply-as.ts';

import { fillBoxAgain } from './fill-box-again.ts';

export interface RepeatDesk {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
}

/** Fils each, then and now; 0 now where it cannot be had. */
interface ChangedLine {
  readonly stockCode: string;
  readonly name: Bilingual;
  readonly before: number;
  readonly now: number;
}

export interface Repeated {
  readonly gone: ChangedLine[];
  readonly dearer: ChangedLine[];
}

/**
 * As much of each as was ordered, whatever was picked of it or instead of it, beside what the cart holds already. What is gone is named and
 * not put in. All or nothing.
 *
 * @throws Refusal 404 for another shopper's; 422 `too_many` where the cart would have too many lines
 */
export async function repeatPlaced(
  { db, catalogue, now }: RepeatDesk,
  { userId, orderId }: { readonly userId: number; readonly orderId: number },
): Promise<Repeated> {
  if (!(await findOrder(db.orm, userId, orderId))) throw notFound();
  const ordered = (await linesOfOrder(db.orm, orderId)).filter(({ substituteFor }) => substituteFor === null);
  const cards = await catalogue.cards(
    await itemIds(
      db.orm,
      ordered.map(({ stockCode }) => stockCode),
    ),
  );
  const sold = new Map(
    cards
      .filter((card) => card.listing !== 'inactive' && !card.isComingSoon && !isOutOfStock(card))
      .map((card) => [card.stockCode, { price: currentPrice(card), minimumOrder: card.minimumOrder }]),
  );
  const lines = ordered.map((line) => ({
    ...line,
    minimumOrder: 1,
    price: null,
    ...sold.get(line.stockCode),
    before: line.price,
  }));
  const since = now().toISOString();
  const there = lines.flatMap((line) => (line.price === null ? [] : [{ ...line, seenPrice: line.price, since }]));
  // What lay in a gift box goes into the cart, and from there into the box where that can be had again; what came regularly is bought once.
  const edits = there
    .filter(({ isBox }) => !isBox)
    .map(({ stockCode, quantity, seenPrice }) => ({
      name: 'cart.add',
      args: { cartType: 'CRT', stockCode, by: quantity, seenPrice, since },
    }));
  await shopperTurns(db).inTurn(userId, () =>
    db.transaction(async (tx) => {
      const applied = await applyWithin(tx, userId, edits, now());
      const refused = applied.find(({ ok }) => !ok)?.code;
      if (refused) throw new Refusal(refused, refusalMessages[refused][0], 422, 'piDocno');
      await fillBoxAgain(tx, { userId, lines: there, now: now() });
    }),
  );
  const changed = new Map(
    lines.map(({ stockCode, name, before, price }) => [stockCode, { stockCode, name, before, now: price ?? 0 }]),
  );
  return {
    gone: [...changed.values()].filter((line) => line.now === 0),
    dearer: [...changed.values()].filter((line) => line.now > line.before),
  };
}
