/** At the end of the address of a list of products: the form of its first e-gift is wanted, over the list. Apart, because every list reads it. */
export const EGIFT_FORM = '#send-egift';
