export const LINES_MAX = 300;
export const LINE_QUANTITY_MAX = 9999;
/** storefront.md section 9: a gift box holds 6 items. */
export const BOX_PLACES = 6;
