import { bool, integer, nullable, oneOf, text } from '#contract/wire-types.ts';
/** Edits of favourites, of what the shopper wants to be told about, and of the draft cart. */
import { record, type Decoded } from '#contract/wire.ts';

import { defineMutation, NOTHING, type Effect, type Rows, type RowValue } from './mutation.ts';
import { CART_TYPES, cartOf, favouriteKey, FAVOURITES, lineKey, NOTIFY, notifyKey } from './shop-keys.ts';

export const FAVOURITES_MAX = 2000;
export const LINES_MAX = 300;
export const LINE_QUANTITY_MAX = 9999;

/** Under F:<stockCode>. */
export interface Favourite {
  /** ISO time on the device that set it: the newest stand first. */
  readonly since: string;
}

/** Under C:<cartType>|<stockCode>. Neither price nor stock are the server's word: `cart.quote` is. */
export interface DraftLine {
  readonly quantity: number;
  /** Fils; what the shopper saw when they put it in, for the price alert. */
  readonly seenPrice: number;
  /** ISO time on the device: their order in the cart. */
  readonly since: string;
  /** storefront.md section 3, Gift message payload; at most 50 characters. */
  readonly message: string | null;
  readonly isGiftWrapped: boolean;
}

const stockCode = text(40);
const since = text(40);

const favouriteArgs = record({ stockCode: ['stockCode', stockCode], isOn: ['isOn', bool], since: ['since', since] });
export const setFavourite = defineMutation<Decoded<typeof favouriteArgs>>({
  name: 'favourite.set',
  args: favouriteArgs,
  about: (args) => favouriteKey(args.stockCode),
  needs: () => [FAVOURITES],
  apply: (rows, { stockCode: code, isOn, since: at }) =>
    mark(rows, { key: favouriteKey(code), all: FAVOURITES, isOn, value: { since: at } }),
});

const notifyArgs = record({ stockCode: ['stockCode', stockCode], isOn: ['isOn', bool] });
export const setNotify = defineMutation<Decoded<typeof notifyArgs>>({
  name: 'notify.set',
  args: notifyArgs,
  about: (args) => notifyKey(args.stockCode),
  needs: () => [NOTIFY],
  apply: (rows, { stockCode: code, isOn }) => mark(rows, { key: notifyKey(code), all: NOTIFY, isOn, value: {} }),
});

interface Mark {
  key: string;
  all: string;
  isOn: boolean;
  value: RowValue;
}

function mark(rows: Rows, { key, all, isOn, value }: Mark): Effect {
  const isThere = rows.get(key) !== undefined;
  if (isThere === isOn) return NOTHING;
  if (!isOn) return { changes: [[key, null]] };
  return rows.below(all).length >= FAVOURITES_MAX ? { refused: 'too_many' } : { changes: [[key, value]] };
}

const lineArgs = record({
  cartType: ['cartType', oneOf(CART_TYPES)],
  stockCode: ['stockCode', stockCode],
  quantity: ['quantity', integer({ min: 0, max: LINE_QUANTITY_MAX })],
  seenPrice: ['seenPrice', integer({ min: 0 })],
  since: ['since', since],
});
/** The quantity itself, never a step; 0 takes the line away (storefront.md section 4, Quantity stepper). */
export const setLine = defineMutation<Decoded<typeof lineArgs>>({
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
  seenPrice: ['seenPrice', integer({ min: 0 })],
  since: ['since', since],
});
/**
 * So many more than the cart holds, or fewer: for a tap on "Add", and for a device that has not heard of the server's cart and so
 * cannot say a quantity. Counts once, as every edit does; at 0 the line goes.
 */
export const addToLine = defineMutation<Decoded<typeof addLineArgs>>({
  name: 'cart.add',
  args: addLineArgs,
  about: (args) => lineKey(args.cartType, args.stockCode),
  needs: ({ cartType }) => [cartOf(cartType)],
  apply: (rows, { by, ...line }) => {
    const had = rows.get(lineKey(line.cartType, line.stockCode))?.['quantity'];
    const quantity = Math.min(LINE_QUANTITY_MAX, Math.max(0, (typeof had === 'number' ? had : 0) + by));
    return setLine.apply(rows, { ...line, quantity });
  },
});

const messageArgs = record({
  cartType: ['cartType', oneOf(CART_TYPES)],
  stockCode: ['stockCode', stockCode],
  message: ['message', nullable(text(50))],
  isGiftWrapped: ['isGiftWrapped', bool],
});
/** storefront.md section 2, Gift wrap and gift message dialog. A line that is gone takes no message. */
export const setLineMessage = defineMutation<Decoded<typeof messageArgs>>({
  name: 'cart.message',
  args: messageArgs,
  about: (args) => lineKey(args.cartType, args.stockCode),
  needs: ({ cartType, stockCode: code }) => [lineKey(cartType, code)],
  apply: (rows, { cartType, stockCode: code, message, isGiftWrapped }) => {
    const key = lineKey(cartType, code);
    const line = rows.get(key);
    return line ? { changes: [[key, { ...line, message, isGiftWrapped }]] } : NOTHING;
  },
});
