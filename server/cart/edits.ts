/** What the specification's calls make of the cart (storefront.md sections 4 and 7): the same edits as the app's own. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { refusalMessages } from '#contract/messages/sync.ts';
import { movedTo } from '#contract/rows/gift-box-rules.ts';
import { CART, lineKey, type CartType } from '#contract/rows/keys.ts';
import { LINE_QUANTITY_MAX } from '#contract/rows/line-limits.ts';
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
  cartType: CartType;
  step: 'plus' | 'minus';
}

/**
 * Section 4, Quantity stepper: by the minimum order, never below 0. Returns the quantity that came of it. Plus chooses a gift box, or puts
 * a thing into the one that was chosen; minus gives the box up.
 *
 * @throws Refusal 422 `is_regular` for REG
 */
export async function stepLine(cart: CartOf, { stockCode, cartType, step }: Step): Promise<{ quantity: number }> {
  const { db, userId, now } = cart;
  if (cartType === 'REG') throw new Refusal('is_regular', refusalMessages.is_regular[0], 422, 'CartType');
  const card = await cardOf(cart, stockCode, 'stockCode');
  const key = lineKey(cartType, stockCode);
  return editRows({ db, userId, now, needs: [key], field: 'stockCode' }, (rows) => {
    const line = rows.get(key);
    // A step shows no price: what the shopper saw when they put it in stays what they saw.
    const { seenPrice, since } = line ?? { seenPrice: currentPrice(card), since: now.toISOString() };
    if (card.giftRole === 'container' && cartType === 'CGB' && step === 'plus') {
      const args = { cartType, stockCode, seenPrice, since, instead: null };
      return { edit: { name: 'box.choose', args }, answer: { quantity: 1 } };
    }
    const by = step === 'plus' ? card.minimumOrder : -card.minimumOrder;
    const quantity = Math.min(LINE_QUANTITY_MAX, Math.max(0, (line?.quantity ?? 0) + by));
    const args = { cartType, stockCode, quantity, seenPrice, since };
    return { edit: { name: 'cart.set', args }, answer: { quantity } };
  });
}

/** Section 4, Gift box: as much of the cart's line as the box has room for. @throws Refusal no_box, box_full, not_movable */
export async function moveIntoBox(cart: CartOf, { stockCode }: { stockCode: string }): Promise<{ quantity: number }> {
  const { db, userId, now } = cart;
  const { minimumOrder, ...card } = await cardOf(cart, stockCode, 'sku');
  const needs = [CART];
  return editRows({ db, userId, now, needs, field: 'sku' }, (rows) => {
    const quantity = movedTo(rows, { stockCode, minimumOrder });
    const { seenPrice } = rows.get(lineKey('CRT', stockCode)) ?? { seenPrice: currentPrice(card) };
    const args = { cartType: 'CGB', stockCode, quantity, perPlace: minimumOrder, seenPrice, since: now.toISOString() };
    return { edit: { name: 'box.move', args }, answer: { quantity } };
  });
}

async function cardOf({ db, catalogue }: CartOf, stockCode: string, field: string): Promise<ProductCard> {
  const [card] = await catalogue.cards(await itemIds(db.orm, [stockCode]));
  if (!card) throw new Refusal('no_such_product', cartMessages.noSuchProduct[0], 404, field);
  return card;
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
