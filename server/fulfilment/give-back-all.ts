/** Gives back all that was taken for an order that is cancelled: the donation too (decisions.md 32). */
import type { Transaction } from '#server/kit/database.ts';
import type { OrderLine, PlacedOrder } from '#server/orders/add-placed-orders.ts';
import type { OrderSums } from '#server/orders/table.ts';
import { giveBack } from '#server/refunds/give-back.ts';
import { cancelKey } from '#server/refunds/refund-store.ts';

import { shopperName } from './shopper-name.ts';

const NOTHING: OrderSums = {
  goods: 0,
  discount: 0,
  voucher: 0,
  points: 0,
  delivery: 0,
  deposit: 0,
  donation: 0,
  net: 0,
  vat: 0,
};

interface Cancelled {
  /** Locked after its shopper, and taken. */
  readonly order: PlacedOrder;
  readonly lines: readonly OrderLine[];
  readonly refundTo: 'card' | 'wallet';
  readonly now: Date;
}

export async function giveBackAll(tx: Transaction, { order, lines, refundTo, now }: Cancelled): Promise<void> {
  const { id, userId, paidBy, pickedSums } = order;
  if (pickedSums === null) throw new Error(`RSO-${id} was taken for nobody knows what`);
  await giveBack(tx, {
    order,
    lines: { before: lines, after: lines.map((line) => ({ ...line, picked: 0 })) },
    sums: { before: pickedSums, after: NOTHING },
    way: paidBy === 'card' ? refundTo : 'wallet',
    reason: 'cancelled',
    key: cancelKey(id),
    name: await shopperName(tx, userId),
    now,
  });
}
