/** Which products are meant: one by its code, or those of a placed order of the shopper's with the quantities that were bought. */
import type { Queryable } from '#server/kit/database.ts';
import { notFound } from '#server/kit/refusal.ts';
import { findOrder, linesOfOrder } from '#server/orders/order-store.ts';

import type { WantedProduct } from './offered-products.ts';

interface Named {
  readonly stockCode: string;
  readonly orderDocno: number | null;
  readonly quantity?: number;
}

/** @throws Refusal 404 for an order that is not the shopper's */
export async function wantedProducts(
  db: Queryable,
  userId: number,
  { stockCode, orderDocno, quantity = 0 }: Named,
): Promise<WantedProduct[]> {
  if (orderDocno === null) return [{ stockCode, quantity }];
  if (!(await findOrder(db, userId, orderDocno))) throw notFound();
  // What came in place of another thing was not chosen, and a gift box is given once.
  return (await linesOfOrder(db, orderDocno)).filter(
    ({ substituteFor, cartType }) => substituteFor === null && cartType !== 'CGB',
  );
}
