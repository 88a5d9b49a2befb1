/** The calls of the draft cart. */
import { deleteCartItem, deleteLine, moveLineToBox, quoteCart, updateCart, updateGiftMessage } from '#contract/cart.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { deliveryFactsOf } from '#server/catalogue/delivery-facts.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';

import { dropLine, moveIntoBox, stepLine, writeMessage } from './edits.ts';
import { linesOf } from './lines.ts';
import { quoteOf } from './quote.ts';

export async function cartRoutes(deps: Deps): Promise<Served[]> {
  const { db, clock } = deps;
  const catalogue = await openCatalogue(deps);
  const cartOf = (userId: number) => ({ db, catalogue, userId, now: clock.now() });
  return [
    serveUser(quoteCart, async ({ lines }, { userId }) => {
      const asked = lines ?? (await linesOf(db.orm, userId));
      const codes = [...new Set(asked.map(({ stockCode }) => stockCode))];
      const cards = await catalogue.cards(await itemIds(db.orm, codes));
      const facts = await deliveryFactsOf(db.orm, codes);
      return quoteOf(
        asked,
        new Map(cards.map((card) => [card.stockCode, card])),
        new Map([...facts].map(([code, { deposit }]) => [code, deposit])),
      );
    }),
    serveUser(updateCart, (asked, { userId }) => stepLine(cartOf(userId), asked)),
    serveUser(deleteLine, (asked, { userId }) => dropLine(cartOf(userId), { ...asked, field: 'sku' })),
    serveUser(deleteCartItem, (asked, { userId }) => dropLine(cartOf(userId), { ...asked, field: 'StockCode' })),
    serveUser(moveLineToBox, (asked, { userId }) => moveIntoBox(cartOf(userId), asked)),
    serveUser(updateGiftMessage, (asked, { userId }) => writeMessage(cartOf(userId), asked)),
  ];
}
