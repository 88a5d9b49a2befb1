import { openShop, type EditOutcome } from '#src/offline/shop/shop-door.ts';

import type { MyLine } from './lines.ts';

export interface GiftWords {
  /** As it was typed; nothing but spaces is no message. */
  readonly message: string;
  readonly isGiftWrapped: boolean;
}

/** Of a line that is in the cart. */
export async function writeGiftMessage(
  { cartType, stockCode }: Pick<MyLine, 'cartType' | 'stockCode'>,
  { message, isGiftWrapped }: GiftWords,
): Promise<EditOutcome> {
  const written = message.trim() === '' ? null : message.trim();
  return (await openShop()).edit('cart.message', { cartType, stockCode, message: written, isGiftWrapped });
}
