/** Takes what was ordered off the cart, through the log of edits: every device hears of it, and what was added meanwhile stays. */
import type { Transaction } from '#server/kit/database.ts';
import { applyWithin } from '#server/sync/apply-as.ts';

import type { PreparedLine } from './prepared-store.ts';

/** The quantity of `cart.add` goes so far down; a line that comes to 0 goes. */
const MOST_EDITS = 200;

interface Ordered {
  readonly userId: number;
  readonly lines: readonly Pick<PreparedLine, 'cartType' | 'stockCode' | 'quantity' | 'price'>[];
  readonly now: Date;
}

export async function takeOffCart(tx: Transaction, { userId, lines, now }: Ordered): Promise<void> {
  const edits = lines.map(({ cartType, stockCode, quantity, price }) => ({
    name: 'cart.add',
    args: { cartType, stockCode, by: -quantity, seenPrice: price, since: now.toISOString() },
  }));
  for (let at = 0; at < edits.length; at += MOST_EDITS) {
    await applyWithin(tx, userId, edits.slice(at, at + MOST_EDITS), now);
  }
}
