/** The draft cart and its edits. */
import { GIFT_MESSAGE_UNITS_MAX, giftMessage } from '#contract/gift-message.ts';
import { defineMutation, NOTHING } from '#contract/rules/mutation.ts';
import { bool, integer, nullable, oneOf, text, withDefault } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

import { freshLine, setInBox } from './gift-box-rules.ts';
import { CART, CART_TYPES, cartOf, lineKey, type CartType } from './keys.ts';
import { LINE_QUANTITY_MAX, LINES_MAX } from './line-limits.ts';
import { defineRow, type Valued } from './row.ts';

const stockCode = text(40);
/** ISO time on the device: their order in the cart. */
const since = text(40);
/** Fils; what the shopper saw when they put it in, for the price alert. Neither price nor stock are the server's word: `cart.quote` is. */
const seenPrice = integer({ min: 0 });

export const cartLines = defineRow({
  prefix: CART,
  key: ['cartType', 'stockCode'],
  fields: {
    quantity: integer({ min: 1, max: LINE_QUANTITY_MAX }),
    seenPrice,
    since,
    message: nullable(text(GIFT_MESSAGE_UNITS_MAX)),
    isGiftWrapped: bool,
    /** Of cart type CGB: the container that the others of that type lie in. Rows from before there were boxes do not say. */
    isBox: withDefault(bool, false),
    /** How many units of it take one place of a gift box: its minimum order when it was put in. */
    perPlace: withDefault(integer({ min: 1, max: LINE_QUANTITY_MAX }), 1),
  },
});
export type DraftLine = Valued<typeof cartLines>;

const lineArgs = record({
  cartType: ['cartType', oneOf(CART_TYPES)],
  stockCode: ['stockCode', stockCode],
  quantity: ['quantity', integer({ min: 0, max: LINE_QUANTITY_MAX })],
  seenPrice: ['seenPrice', seenPrice],
  since: ['since', since],
});
/** A gift box that is given up gives its things back to the cart. */
const needed = (cartType: CartType): string[] =>
  cartType === 'CGB' ? [cartOf('CGB'), cartOf('CRT')] : [cartOf(cartType)];

/**
 * What comes regularly stands in tables of its own, with its days, hours and payment (remaining.md C23). Lines of its type, which other
 * clients put into carts before, are shown and taken out, and nothing else.
 */
const REGULAR: CartType = 'REG';

/** The quantity itself, never a step; 0 takes the line away (storefront.md section 4, Quantity stepper). */
export const cartSet = defineMutation({
  name: 'cart.set',
  args: lineArgs,
  about: (args) => lineKey(args.cartType, args.stockCode),
  needs: ({ cartType }) => needed(cartType),
  apply: (rows, { cartType, stockCode: code, quantity, seenPrice, since: at }) => {
    if (cartType === 'CGB') return setInBox(rows, { stockCode: code, quantity, seenPrice, since: at });
    const key = lineKey(cartType, code);
    const line = rows.get(key);
    if (quantity === 0) return line ? { changes: [[key, null]] } : NOTHING;
    if (cartType === REGULAR) return { refused: 'is_regular' };
    if (!line && rows.below(cartOf(cartType)).length >= LINES_MAX) return { refused: 'too_many' };
    return { changes: [[key, { ...freshLine(at), ...line, quantity, seenPrice }]] };
  },
});

const addLineArgs = record({
  cartType: ['cartType', oneOf(CART_TYPES)],
  stockCode: ['stockCode', stockCode],
  by: ['by', integer({ min: -LINE_QUANTITY_MAX, max: LINE_QUANTITY_MAX })],
  seenPrice: ['seenPrice', seenPrice],
  since: ['since', since],
});
/**
 * So many more than the cart holds, or fewer: for a tap on "Add", and for a device that has not heard of the server's cart and so
 * cannot say a quantity. Counts once, as every edit does; at 0 the line goes.
 */
export const cartAdd = defineMutation({
  name: 'cart.add',
  args: addLineArgs,
  about: (args) => lineKey(args.cartType, args.stockCode),
  needs: ({ cartType }) => needed(cartType),
  apply: (rows, { by, ...line }) => {
    const had = rows.get(lineKey(line.cartType, line.stockCode))?.['quantity'];
    const quantity = Math.min(LINE_QUANTITY_MAX, Math.max(0, (typeof had === 'number' ? had : 0) + by));
    return cartSet.apply(rows, { ...line, quantity });
  },
});

const messageArgs = record({
  cartType: ['cartType', oneOf(CART_TYPES)],
  stockCode: ['stockCode', stockCode],
  message: ['message', nullable(giftMessage)],
  isGiftWrapped: ['isGiftWrapped', bool],
});
/** storefront.md section 2, Gift wrap and gift message dialog. A line that is gone takes no message. */
export const cartMessage = defineMutation({
  name: 'cart.message',
  args: messageArgs,
  about: (args) => lineKey(args.cartType, args.stockCode),
  needs: ({ cartType, stockCode: code }) => [lineKey(cartType, code)],
  apply: (rows, { cartType, stockCode: code, message: written, isGiftWrapped }) => {
    if (cartType === REGULAR) return { refused: 'is_regular' };
    const key = lineKey(cartType, code);
    const line = rows.get(key);
    return line ? { changes: [[key, { ...line, message: written, isGiftWrapped }]] } : NOTHING;
  },
});
