/** The keys of the shopper's own rows: natural ones, so that the same thing done on two devices is one row (docs/decisions, offline edits). */

export const LISTS = 'L:';
export const FAVOURITES = 'F:';
export const CART = 'C:';
export const NOTIFY = 'N:';

/** storefront.md section 9. */
export const CART_TYPES = ['CRT', 'CGB', 'REG'] as const;
export type CartType = (typeof CART_TYPES)[number];

export const listKey = (listId: string): string => `L:${listId}`;
/** All the items of a list. */
export const itemsOf = (listId: string): string => `I:${listId}|`;
export const itemKey = (listId: string, stockCode: string): string => `I:${listId}|${stockCode}`;
export const favouriteKey = (stockCode: string): string => `F:${stockCode}`;
export const cartOf = (cartType: CartType): string => `C:${cartType}|`;
export const lineKey = (cartType: CartType, stockCode: string): string => `C:${cartType}|${stockCode}`;
export const notifyKey = (stockCode: string): string => `N:${stockCode}`;

/** The last part of a key: a stock code, or a list's id. */
export const nameIn = (key: string): string => key.slice(Math.max(key.lastIndexOf('|'), key.indexOf(':')) + 1);
