/** Gives back a part of what was taken for an order, or all of it: the books, the credit note, and the money (decisions.md 32). */
import { eq } from 'drizzle-orm';

import { writeCreditNote, type CreditNote } from '#server/invoices/credit-note.ts';
import { invoiceContent } from '#server/invoices/invoice-content.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { AccountName } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import type { OrderLine, PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { dueOf } from '#server/orders/order-due.ts';
import { placedOrder, type OrderSums } from '#server/orders/table.ts';
import { askOperation } from '#server/payments/operations.ts';

import { REASON_WORDS } from './reason-words.ts';
import { orderRefund, type REFUND_REASONS } from './table.ts';

export interface GivenBack {
  /** Locked after its shopper, and taken. */
  readonly order: PlacedOrder;
  /** As they were taken, and as they are now. */
  readonly lines: { readonly before: readonly OrderLine[]; readonly after: readonly OrderLine[] };
  readonly sums: { readonly before: OrderSums; readonly after: OrderSums };
  /** A card only for what a card paid: the caller has looked. */
  readonly way: 'card' | 'wallet';
  readonly reason: (typeof REFUND_REASONS)[number];
  /** What it is for, in full: `cancel RSO-1001`. The same key gives back once. */
  readonly key: string;
  readonly name: string;
  readonly now: Date;
}

/**
 * In fils: what goes back. 0 where nothing does, or the key gave back before. The wallet has it at once, a card when the provider took it.
 * Where something else came at the same price nothing goes back, and a credit note says what came.
 */
export async function giveBack(tx: Transaction, given: GivenBack): Promise<number> {
  const { order, sums, way, reason, key, now } = given;
  const fils = sums.before.net - sums.after.net;
  if (fils === 0) await writeCreditNote(tx, noteOf(given));
  if (fils <= 0) return 0;
  const doneAt = way === 'wallet' ? now : null;
  const [made] = await tx
    .insert(orderRefund)
    .values({ orderId: order.id, way, fils, reason, key, askedAt: now, doneAt })
    .onConflictDoNothing()
    .returning({ id: orderRefund.id });
  if (!made) return 0;
  await tx.update(placedOrder).set({ pickedSums: sums.after }).where(eq(placedOrder.id, order.id));
  await postBack(tx, given, fils);
  if (way === 'card' && order.attemptId !== null) {
    const { id: docno, attemptId } = order;
    await askOperation(tx, { attemptId, kind: 'refund', fils, doctype: 'RSO', docno, key: `refund ${key}`, now });
  }
  await writeCreditNote(tx, noteOf(given));
  return fils;
}

function noteOf(given: GivenBack): CreditNote {
  const { order, reason, key, now } = given;
  const before = contentOf(given, 'before');
  const after = contentOf(given, 'after');
  return { orderId: order.id, before, after, why: REASON_WORDS[reason], at: now, key: `credit ${key}` };
}

function contentOf({ order, lines, sums, name }: GivenBack, when: 'before' | 'after') {
  return invoiceContent({ order, lines: lines[when], sums: sums[when], name });
}

async function postBack(tx: Transaction, { order, sums, way, key, now }: GivenBack, fils: number): Promise<void> {
  const { id, userId } = order;
  if (userId === null) throw new Error(`RSO-${id} gives back to nobody`);
  const before = dueOf(sums.before);
  const after = dueOf(sums.after);
  const to: AccountName = way === 'wallet' ? { kind: 'wallet', userId } : { kind: 'refunds_due' };
  const postings: readonly (readonly [AccountName, number])[] = [
    [{ kind: 'sales' }, after.sales - before.sales],
    [{ kind: 'delivery' }, after.delivery - before.delivery],
    [{ kind: 'vat' }, after.vat - before.vat],
    [{ kind: 'donations' }, after.donation - before.donation],
    [{ kind: 'deposit', userId }, after.deposit - before.deposit],
    [to, fils],
  ];
  await post(tx, {
    key: `refund ${key}`,
    kind: 'order_refunded',
    at: now,
    document: { doctype: 'RSO', docno: id },
    postings: postings.filter(([, part]) => part !== 0),
  });
}
