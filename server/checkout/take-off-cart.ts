/** Takes what was ordered off the cart, through the log of edits: every device hears of it, and what was added meanwhile stays. */
import type { Transaction } from '#server/kit/database.ts';
import { applyHolding } from '#server/sync/apply-as.ts';
import type { HeldShopper } from '#server/sync/server-store.ts';

import type { PreparedLine } from './prepared-store.ts';

interface Ordered {
  readonly shopper: HeldShopper;
  readonly lines: readonly Pick<PreparedLine, 'cartType' | 'stockCode' | 'quantity' | 'price' | 'isBox'>[];
}

/** The quantity of `cart.add` goes so far down; a line that comes to 0 goes. The gift box goes last: what was put into it meanwhile is in the cart then. */
export async function takeOffCart(tx: Transaction, { shopper, lines }: Ordered): Promise<void> {
  const since = shopper.now.toISOString();
  // What comes regularly was never in it.
  const own = lines.filter(({ cartType }) => cartType !== 'REG');
  if (own.length === 0) return;
  const boxLast = own.toSorted((one, other) => Number(one.isBox) - Number(other.isBox));
  const edits = boxLast.map(({ cartType, stockCode, quantity, price }) => ({
    name: 'cart.add',
    args: { cartType, stockCode, by: -quantity, seenPrice: price, since },
  }));
  await applyHolding(tx, shopper, edits);
}
