/** What the specification's calls make of the cart (storefront.md sections 4 and 7): the same edits as the app's own. */
import { cartMessages } from '#contract/messages/cart.ts';
import { LINE_QUANTITY_MAX } from '#contract/rows/cart.ts';
import { lineKey, type CartType } from '#contract/rows/keys.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { Database } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import { editRows } from '#server/sync/edit-rows.ts';

export interface CartOf {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly userId: number;
  readonly now: Date;
}

export interface Step {
  stockCode: string;
  cartType: 'CRT' | 'CGB';
  step: 'plus' | 'minus';
}

/** Section 4, Quantity stepper: by the minimum order, never below 0. Returns the quantity that came of it. */
export async function stepLine({ db, catalogue, userId, now }: CartOf, asked: Step): Promise<{ quantity: number }> {
  const { stockCode, cartType, step } = asked;
  const [card] = await catalogue.cards(await itemIds(db.orm, [stockCode]));
  if (!card) throw new Refusal('no_such_product', cartMessages.noSuchProduct[0], 404, 'stockCode');
  const key = lineKey(cartType, stockCode);
  return editRows({ db, userId, now, needs: [key], field: 'stockCode' }, (rows) => {
    const line = rows.get(key);
    const by = step === 'plus' ? card.minimumOrder : -card.minimumOrder;
    const quantity = Math.min(LINE_QUANTITY_MAX, Math.max(0, (line?.quantity ?? 0) + by));
    // A step shows no price: what the shopper saw when they put it in stays what they saw.
    const { seenPrice, since } = line ?? { seenPrice: currentPrice(card), since: now.toISOString() };
    const args = { cartType, stockCode, quantity, seenPrice, since };
    return { edit: { name: 'cart.set', args }, answer: { quantity } };
  });
}

/** @throws Refusal not_found for what is not in the cart */
export function dropLine(
  { db, userId, now }: Omit<CartOf, 'catalogue'>,
  { stockCode, cartType, field }: { stockCode: string; cartType: CartType; field: string },
): Promise<object> {
  const key = lineKey(cartType, stockCode);
  return editRows({ db, userId, now, needs: [key], field }, (rows) => {
    const line = rows.get(key);
    if (!line) throw notFound(cartMessages.notInCart[0]);
    const args = { cartType, stockCode, quantity: 0, seenPrice: line.seenPrice, since: line.since };
    return { edit: { name: 'cart.set', args }, answer: {} };
  });
}

export interface GiftMessage {
  stockCode: string;
  message: string;
  isGiftWrapped: boolean;
}

/** Of the line in the cart, else of the one in the gift box. @throws Refusal not_found */
export function writeMessage({ db, userId, now }: Omit<CartOf, 'catalogue'>, asked: GiftMessage): Promise<object> {
  const { stockCode, isGiftWrapped } = asked;
  const types = ['CRT', 'CGB'] as const;
  const needs = types.map((cartType) => lineKey(cartType, stockCode));
  return editRows({ db, userId, now, needs, field: 'stockCode' }, (rows) => {
    const cartType = types.find((one) => rows.get(lineKey(one, stockCode)));
    if (!cartType) throw notFound(cartMessages.notInCart[0]);
    const message = asked.message.trim() === '' ? null : asked.message.trim();
    return { edit: { name: 'cart.message', args: { cartType, stockCode, message, isGiftWrapped } }, answer: {} };
  });
}
