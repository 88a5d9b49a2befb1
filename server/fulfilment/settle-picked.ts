/**
 * What an order costs once it is known what is picked of it: points that are left over return, and what was taken too much goes back
 * (money.md section 3, When money is taken).
 */
import { eq } from 'drizzle-orm';

import { papersOf } from '#server/invoices/invoice-store.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { OrderLine, PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { pickedSums } from '#server/orders/picked-sums.ts';
import { placedOrder, type OrderSums } from '#server/orders/table.ts';
import { giveBack } from '#server/refunds/give-back.ts';
import { refundByKey } from '#server/refunds/refund-store.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { askRefundedMail } from './ask-mails.ts';
import { returnLeftOver } from './return-left-over.ts';
import { shopperName } from './shopper-name.ts';

export interface PickedOrder {
  /** Locked after its shopper. */
  readonly order: PlacedOrder;
  /** As they were when it was reckoned last, and as they are. */
  readonly lines: { readonly before: readonly OrderLine[]; readonly after: readonly OrderLine[] };
  readonly now: Date;
  readonly shop: ShopSettings;
}

/** Writes what the order costs now. Of a slot that comes late, or of an order that got another time, more was taken: that goes back. */
export async function settlePicked(tx: Transaction, { order, lines, now, shop }: PickedOrder): Promise<void> {
  const { id, taken } = order;
  const before = order.pickedSums;
  // A fee that was lowered since it was placed stays as low.
  const sums = pickedSums({ ...order, delivery: before?.delivery ?? order.delivery }, lines.after);
  await tx.update(placedOrder).set({ pickedSums: sums }).where(eq(placedOrder.id, id));
  await returnLeftOver(tx, { order, sums, now, shop });
  if (taken !== null && before !== null) await refundShort(tx, { order, lines, sums: { before, after: sums }, now });
}

interface ShortRefund extends Pick<PickedOrder, 'order' | 'lines' | 'now'> {
  readonly sums: { readonly before: OrderSums; readonly after: OrderSums };
}

/** By the way that it was paid. The wallet has it at once, a card when the provider took it. */
async function refundShort(tx: Transaction, given: ShortRefund): Promise<void> {
  const { id, userId, paidBy } = given.order;
  const way = paidBy === 'card' ? 'card' : 'wallet';
  const key = await nextKey(tx, id);
  const name = await shopperName(tx, userId);
  const fils = await giveBack(tx, { ...given, way, reason: 'short', key, name });
  const made = way === 'wallet' && fils > 0 ? await refundByKey(tx, key) : undefined;
  if (made) await askRefundedMail(tx, made.id);
}

/** An order may be short more than once, and each time may write a credit note: also where nothing goes back. */
async function nextKey(tx: Transaction, orderId: number): Promise<string> {
  const times = (await papersOf(tx, orderId)).filter(({ kind }) => kind === 'credit_note').length;
  return times === 0 ? `short RSO-${orderId}` : `short RSO-${orderId} again ${times}`;
}
