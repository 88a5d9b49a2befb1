/** The draft cart and its edits. */
import { defineMutation, NOTHING } from '#contract/rules/mutation.ts';
import { bool, integer, nullable, oneOf, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

import { CART, CART_TYPES, cartOf, lineKey } from './keys.ts';
import { defineRow, type Valued } from './row.ts';

export const LINES_MAX = 300;
export const LINE_QUANTITY_MAX = 9999;

const stockCode = text(40);
/** ISO time on the device: their order in the cart. */
const since = text(40);
/** storefront.md section 3, Gift message payload. */
const message = nullable(text(50));
/** Fils; what the shopper saw when they put it in, for the price alert. Neither price nor stock are the server's word: `cart.quote` is. */
const seenPrice = integer({ min: 0 });

export const cartLines = defineRow({
  prefix: CART,
  key: ['cartType', 'stockCode'],
  fields: {
    quantity: integer({ min: 1, max: LINE_QUANTITY_MAX }),
    seenPrice,
    since,
    message,
    isGiftWrapped: bool,
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
/** The quantity itself, never a step; 0 takes the line away (storefront.md section 4, Quantity stepper). */
export const cartSet = defineMutation({
  name: 'cart.set',
  args: lineArgs,
  about: (args) => lineKey(args.cartType, args.stockCode),
  needs: ({ cartType }) => [cartOf(cartType)],
  apply: (rows, { cartType, stockCode: code, quantity, seenPrice, since: at }) => {
    const key = lineKey(cartType, code);
    const line = rows.get(key);
    if (quantity === 0) return line ? { changes: [[key, null]] } : NOTHING;
    if (!line && rows.below(cartOf(cartType)).length >= LINES_MAX) return { refused: 'too_many' };
    const fresh = { since: at, message: null, isGiftWrapped: false };
    return { changes: [[key, { ...fresh, ...line, quantity, seenPrice }]] };
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
  needs: ({ cartType }) => [cartOf(cartType)],
  apply: (rows, { by, ...line }) => {
    const had = rows.get(lineKey(line.cartType, line.stockCode))?.['quantity'];
    const quantity = Math.min(LINE_QUANTITY_MAX, Math.max(0, (typeof had === 'number' ? had : 0) + by));
    return cartSet.apply(rows, { ...line, quantity });
  },
});

const messageArgs = record({
  cartType: ['cartType', oneOf(CART_TYPES)],
  stockCode: ['stockCode', stockCode],
  message: ['message', message],
  isGiftWrapped: ['isGiftWrapped', bool],
});
/** storefront.md section 2, Gift wrap and gift message dialog. A line that is gone takes no message. */
export const cartMessage = defineMutation({
  name: 'cart.message',
  args: messageArgs,
  about: (args) => lineKey(args.cartType, args.stockCode),
  needs: ({ cartType, stockCode: code }) => [lineKey(cartType, code)],
  apply: (rows, { cartType, stockCode: code, message: written, isGiftWrapped }) => {
    const key = lineKey(cartType, code);
    const line = rows.get(key);
    return line ? { changes: [[key, { ...line, message: written, isGiftWrapped }]] } : NOTHING;
  },
});
