/**
 * Wrap and message of an order's gifts, by the places of their lines. They stand with the order and not in what is printed for ever: a
 * shopper who leaves takes their words along (orders/leaving.ts).
 */
import type { Queryable } from '#server/kit/database.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';

export interface LineGift {
  readonly isWrapped: boolean;
  /** Empty where there is none. */
  readonly message: string;
}

export type LineGifts = ReadonlyMap<number, LineGift>;

export async function lineGiftsOf(db: Queryable, orderId: number): Promise<LineGifts> {
  const lines = await linesOfOrder(db, orderId);
  return new Map(
    lines
      .filter(({ isGiftWrapped, message }) => isGiftWrapped || Boolean(message))
      .map(({ srno, isGiftWrapped, message }) => [srno, { isWrapped: isGiftWrapped, message: message ?? '' }]),
  );
}
