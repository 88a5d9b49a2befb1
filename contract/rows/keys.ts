/**
 * The keys of the shopper's own rows: natural ones, so that the same thing done on two devices is one row (docs/decisions, offline
 * edits). Apart from the rows themselves, because every product card asks for a key and home must not pay for the edits.
 */

export const LISTS = 'L:';
export const ITEMS = 'I:';
export const FAVOURITES = 'F:';
export const CART = 'C:';
export const NOTIFY = 'N:';

/** storefront.md section 9. */
export const CART_TYPES = ['CRT', 'CGB', 'REG'] as const;
export type CartType = (typeof CART_TYPES)[number];

export const listKey = (listId: string) => `L:${listId}` as const;
/** All the items of a list. */
export const itemsOf = (listId: string) => `I:${listId}|` as const;
export const itemKey = (listId: string, stockCode: string) => `I:${listId}|${stockCode}` as const;
export const favouriteKey = (stockCode: string) => `F:${stockCode}` as const;
export const cartOf = (cartType: CartType) => `C:${cartType}|` as const;
export const lineKey = (cartType: CartType, stockCode: string) => `C:${cartType}|${stockCode}` as const;
export const notifyKey = (stockCode: string) => `N:${stockCode}` as const;

/** The last part of a key: a stock code, or a list's id. */
export const nameIn = (key: string): string => key.slice(Math.max(key.lastIndexOf('|'), key.indexOf(':')) + 1);
