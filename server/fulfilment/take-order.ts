/** Takes the money of an order: the wallet's at once, a card's by a capture that the provider is asked for (money.md section 3). */
import { eq } from 'drizzle-orm';

import { invoiceContent } from '#server/invoices/invoice-content.ts';
import { numberInvoice } from '#server/invoices/number-invoice.ts';
import type { Database, Transaction } from '#server/kit/database.ts';
import type { AccountName } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { release } from '#server/ledger/reserve.ts';
import { CANCELLED, type OrderLine, type PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { dueOf, type Due } from '#server/orders/order-due.ts';
import { linesOfOrder, lockOrder, moveOrder } from '#server/orders/order-store.ts';
import { pickedSums } from '#server/orders/picked-sums.ts';
import { placedOrder, type OrderSums } from '#server/orders/table.ts';
import { askOperation } from '#server/payments/operations.ts';
import type { Operation } from '#server/payments/settler.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { returnLeftOver } from './return-left-over.ts';
import { shopperName } from './shopper-name.ts';

const PICKING = 2;
const PICKED = 3;

export interface Taking {
  readonly db: Database;
  readonly now: () => Date;
  readonly shop: ShopSettings;
}

/**
 * Any number of times: an order is taken once. One that is taken before its picking is done (ask-capture.ts) comes to what was found so
 * far: points of what is missing already go back with it.
 */
export async function takeOrder({ db, now, shop }: Taking, orderId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const order = await lockOrder(tx, orderId, at);
    if (!order || order.taken !== null || order.state === CANCELLED) return;
    const lines = await linesOfOrder(tx, orderId);
    const sums = sumsOf(order, lines);
    const due = dueOf(sums);
    await returnLeftOver(tx, { order, sums, now: at, shop });
    if (order.paidBy === 'card' && due.total > 0 && order.attemptId !== null) {
      const { attemptId } = order;
      const key = takingKey(orderId);
      // It is this much until the provider has answered, whatever is found missing meanwhile (short-pick.ts).
      await tx.update(placedOrder).set({ pickedSums: sums }).where(eq(placedOrder.id, orderId));
      await askOperation(tx, {
        attemptId,
        kind: 'capture',
        fils: due.total,
        doctype: 'RSO',
        docno: orderId,
        key,
        now: at,
      });
      return;
    }
    if (order.paidBy === 'wallet') await release(tx, `RSO-${orderId}`);
    await write(tx, order, lines, at);
  });
}

/** The provider has captured it; the order is locked, and not taken. */
export async function orderCaptured(
  tx: Transaction,
  order: PlacedOrder,
  { operation, now }: { readonly operation: Operation; readonly now: Date },
): Promise<void> {
  const lines = await linesOfOrder(tx, order.id);
  if (sumsOf(order, lines).net !== operation.fils) {
    throw new Error(`RSO-${order.id} was captured for another amount than it comes to`);
  }
  await write(tx, order, lines, now);
}

/** What was picked; before that, all of it. */
function sumsOf(order: PlacedOrder, lines: readonly OrderLine[]): OrderSums {
  return order.pickedSums ?? pickedSums(order, lines);
}

/** The entry, the invoice, and the order as taken; an order that was picked goes on to be sent. */
async function write(tx: Transaction, order: PlacedOrder, lines: readonly OrderLine[], at: Date): Promise<void> {
  const { id, state, userId } = order;
  const sums = sumsOf(order, lines);
  await postTaking(tx, order, dueOf(sums), at);
  await tx.update(placedOrder).set({ taken: sums.net, takenAt: at, pickedSums: sums }).where(eq(placedOrder.id, id));
  // One that comes late and is captured while it is picked goes on once that is done.
  const isPicked = lines.every(({ picked }) => picked !== null);
  if (state === PICKING && isPicked) await moveOrder(tx, id, PICKED, at);
  const name = await shopperName(tx, userId);
  const content = invoiceContent({ order, lines, sums, name });
  // What is not taxed is on the invoice too: it says all that was paid.
  const made = { orderId: id, at, fils: sums.net, vat: sums.vat, key: takingKey(id), content };
  await numberInvoice(tx, { kind: 'invoice', ...made });
}

async function postTaking(tx: Transaction, { id, userId, paidBy }: PlacedOrder, due: Due, at: Date): Promise<void> {
  if (due.total === 0) return;
  if (userId === null) throw new Error(`RSO-${id} is to be taken of nobody`);
  const from: AccountName = paidBy === 'wallet' ? { kind: 'wallet', userId } : { kind: 'provider_clearing' };
  const to: readonly (readonly [AccountName, number])[] = [
    [{ kind: 'sales' }, due.sales],
    [{ kind: 'delivery' }, due.delivery],
    [{ kind: 'vat' }, due.vat],
    [{ kind: 'donations' }, due.donation],
    [{ kind: 'deposit', userId }, due.deposit],
  ];
  const postings = [[from, -due.total] as const, ...to].filter(([, fils]) => fils !== 0);
  await post(tx, { key: takingKey(id), kind: 'order_taken', at, document: { doctype: 'RSO', docno: id }, postings });
}

function takingKey(orderId: number): string {
  return `take RSO-${orderId}`;
}
