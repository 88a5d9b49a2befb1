/** The draft cart (storefront.md sections 3, 4 and 7). Lines are written on the device and synced; what they come to only the server says. */
import { defineCall } from './call.ts';
import { giftMessage } from './gift-message.ts';
import { CART_TYPES } from './rows/keys.ts';
import { LINE_QUANTITY_MAX, LINES_MAX } from './rows/line-limits.ts';
import { isStatusOneSuccess } from './success.ts';
import { bilingual, bool, fils, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { codec, record, WireError, type Codec, type Decoded } from './wire.ts';

const stockCode = text(40);
const cartType = oneOf(CART_TYPES);
const amount: Codec<number> = codec(
  { ...fils.schema, minimum: 0 },
  (value, path, reading) => {
    const count = fils.decode(value, path, reading);
    if (!Number.isSafeInteger(count) || count < 0) throw new WireError(path, 'must be an amount of 0 or more');
    return count;
  },
  (count) => fils.encode(count),
);

const askedLine = record({
  stockCode: ['stockCode', stockCode],
  cartType: ['CartType', cartType],
  quantity: ['stockQty', integer({ min: 1, max: LINE_QUANTITY_MAX })],
  /** What the shopper saw. */
  seenPrice: ['stockRate', amount],
});
export type AskedLine = Decoded<typeof askedLine>;

/** `ok`, or the first thing that stands in the way: it can't be bought, it costs something else now, there may not be so many. */
export const LINE_STATES = ['ok', 'price_changed', 'out_of_stock', 'maximum'] as const;

/** A line with storefront.md section 3's Price-change entry in it: plStockDesc, stockRate (old), stockMyCartRate (new). */
const quotedLine = record({
  stockCode: ['stockCode', stockCode],
  cartType: ['CartType', cartType],
  name: ['plStockDesc', bilingual()],
  image: ['stockImgLink', text()],
  state: ['lineState', oneOf(LINE_STATES)],
  seenPrice: ['stockRate', amount],
  /** 0 where it can't be bought. */
  price: ['stockMyCartRate', amount],
  /** Without a promotion. */
  oldPrice: ['stockOldRate', amount],
  asked: ['stockQty', integer({ min: 0 })],
  /** What is reckoned with: whole steps, no more than the maximum; 0 where it can't be bought. */
  quantity: ['stockCartQty', integer({ min: 0 })],
  minimumOrder: ['stockMinimumOrder', integer({ min: 1 })],
  maximum: ['stockMaximumOrder', integer({ min: 1 })],
});
export type QuotedLine = Decoded<typeof quotedLine>;

const quote = record({
  lines: ['myCartList', list(quotedLine)],
  /** Lines of cart type REG from before these were refused; not in the totals, and no order takes them. */
  regulars: ['myRegularList', list(quotedLine)],
  gifts: [
    'customGiftItems',
    record({ box: ['topItem', nullable(quotedLine)], items: ['myCustomGiftList', list(quotedLine)] }),
  ],
  cartRate: ['myCartRate', amount],
  giftRate: ['myCustomGiftRate', amount],
  oldRate: ['myCartOldRate', amount],
  savings: ['myCartSavings', amount],
  total: ['totalRate', amount],
  vat: ['vatIncluded', amount],
  /** Invented: what comes back with the empties; not in the total, nor is there VAT in it. What a device kept from before does not say. */
  deposit: ['depositRate', withDefault(amount, 0)],
});
export type Quote = Decoded<typeof quote>;

export const quoteCart = defineCall({
  name: 'cart.quote',
  method: 'POST',
  path: '/MyCart/Quote',
  /** Null: the cart as the server has it. A device with edits that wait sends what the shopper sees. */
  input: record({ lines: ['myCartList', nullable(list(askedLine, 2 * LINES_MAX))] }),
  answer: quote,
  auth: 'user',
  offline: 'online',
  invented: true,
  summary:
    'What the lines come to now, and what stands in the way of each; binding for nothing, checkout reckons again',
});

const shopSource = withDefault(text(60), '');

/** StockQtyType: 1 or 'plus', 0 or 'minus'. */
const stepType: Codec<'plus' | 'minus'> = codec<'plus' | 'minus'>(
  { type: 'string', enum: ['plus', 'minus', '1', '0', 1, 0] },
  (value, path) => {
    if (value === 'plus' || value === 1 || value === '1') return 'plus';
    if (value === 'minus' || value === 0 || value === '0') return 'minus';
    throw new WireError(path, 'must be plus, minus, 1 or 0');
  },
  (value) => value,
);

/** A step is read and written in one transaction, and stands in the log as the quantity that came of it. */
export const updateCart = defineCall({
  name: 'cart.update',
  method: 'POST',
  path: '/MyCart/UpdateCart',
  input: record({
    stockCode: ['stockCode', stockCode],
    /** REG is refused with a sentence: regular orders are made by regulars.ts (remaining.md C23). */
    cartType: ['CartType', withDefault(cartType, 'CRT')],
    step: ['StockQtyType', stepType],
    shopSource: ['ShopSource', shopSource],
  }),
  answer: record({ quantity: ['stockCartQty', integer({ min: 0 })] }),
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary:
    'One step of the minimum order more or less of a product; of a gift box, that it is chosen or given up, whatever it holds',
});

const deleted = record({});

export const deleteLine = defineCall({
  name: 'cart.deleteLine',
  method: 'POST',
  path: '/MyCart/DeleteItem',
  /** The removal from the gift box sends the sku alone. */
  input: record({ stockCode: ['sku', stockCode], cartType: ['CartType', withDefault(cartType, 'CGB')] }),
  answer: deleted,
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary: 'Takes a line out of the cart, or out of the gift box',
});

export const deleteCartItem = defineCall({
  name: 'cart.deleteCartItem',
  method: 'POST',
  path: '/MyCart/DelCartItem',
  succeedsWhen: isStatusOneSuccess,
  input: record({
    stockCode: ['StockCode', stockCode],
    shopSource: ['ShopSource', shopSource],
    userAgent: ['UserAgent', withDefault(text(400), '')],
    cartType: ['CartType', withDefault(cartType, 'CGB')],
  }),
  answer: deleted,
  auth: 'user',
  offline: 'queue',
  summary: 'Takes a line out of the cart; the gift box unless told',
});

export const moveLineToBox = defineCall({
  name: 'cart.moveToBox',
  method: 'POST',
  path: '/MyCart/MoveToBox',
  input: record({ stockCode: ['sku', stockCode], cartType: ['CartType', withDefault(oneOf(['CGB']), 'CGB')] }),
  answer: record({ quantity: ['stockCartQty', integer({ min: 0 })] }),
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary:
    'Moves as much of a line of the cart as fits into the gift box; one minimum order of what is not in the cart',
});

export const updateGiftMessage = defineCall({
  name: 'cart.updateGiftMessage',
  method: 'POST',
  path: '/MyCart/UpdateGdm',
  succeedsWhen: isStatusOneSuccess,
  input: record({
    stockCode: ['stockCode', stockCode],
    message: ['message', giftMessage],
    isGiftWrapped: ['giftWrap', bool],
  }),
  answer: deleted,
  auth: 'user',
  offline: 'queue',
  summary: 'The gift message and wrapping of a line',
});

export const cartCalls = [quoteCart, updateCart, deleteLine, deleteCartItem, moveLineToBox, updateGiftMessage] as const;
