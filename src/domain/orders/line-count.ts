import type { PastOrder } from '#contract/orders.ts';

/** How many lines an order has. An answer that was kept from before does not say; its pictures are of the first ones then. */
export const lineCountOf = ({ lineCount, images }: Pick<PastOrder, 'lineCount' | 'images'>): number =>
  lineCount ?? images.length;
