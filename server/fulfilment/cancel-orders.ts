import type { Transaction } from '#server/kit/database.ts';
import { release } from '#server/ledger/reserve.ts';
import { CANCELLED, type OrderLine, type PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder, moveOrder, ordersOfPrepared } from '#server/orders/order-store.ts';
import { freeTakenSlot } from '#server/slots/holds.ts';
import { putBackStock, writeOffStock } from '#server/stock/holds.ts';
import { lockStock, type Units } from '#server/stock/lock-stock.ts';
/** Cancels orders and gives everything back: slot, stock, voucher, points, code, and the money (decisions.md 32). */
import { unitsOf } from '#server/stock/units-of.ts';

import { giveBackAll } from './give-back-all.ts';
import { creditWhenCaptured, letGoOfCard } from './untaken-card.ts';

/** Gives voucher, points and code of a prepared order back: they were given for the whole of it, and come back with its last order. */
export type ReturnPromises = (tx: Transaction, proId: number, now: Date) => Promise<void>;

export interface Cancelling {
  /** Where the money of what a card paid goes; what the wallet paid always goes to the wallet. */
  readonly refundTo: 'card' | 'wallet';
  readonly now: Date;
  readonly returnPromises: ReturnPromises;
}

/** From here on goods are packed: they do not go back on the shelf by themselves. */
const PICKED = 3;

/**
 * Within the caller's transaction: the orders are locked after their shopper, an order before what was added to it. Answers those that were
 * not cancelled before. Locks in the order of money.md section 3: each kind of thing for all orders before the next kind.
 */
export async function cancelOrders(
  tx: Transaction,
  orders: readonly PlacedOrder[],
  how: Cancelling,
): Promise<readonly PlacedOrder[]> {
  const { refundTo, now, returnPromises } = how;
  const open = orders.filter(({ state }) => state !== CANCELLED);
  for (const { slotId, parentId } of open) if (parentId === null) await freeTakenSlot(tx, slotId);
  const held: HeldOrder[] = [];
  for (const order of open) held.push({ order, lines: await linesOfOrder(tx, order.id) });
  await disposeOfGoods(tx, held);
  for (const { id } of open) await moveOrder(tx, id, CANCELLED, now);
  for (const proId of [...new Set(open.map((order) => order.proId))].toSorted((one, other) => one - other)) {
    const isOver = (await ordersOfPrepared(tx, proId)).every(({ state }) => state === CANCELLED);
    if (isOver) await returnPromises(tx, proId, now);
  }
  for (const order of open.filter(({ taken, paidBy }) => taken === null && paidBy === 'card')) {
    await (refundTo === 'wallet' ? creditWhenCaptured : letGoOfCard)(tx, order, now);
  }
  for (const { id } of open) await release(tx, `RSO-${id}`);
  for (const { order, lines } of held) {
    if (order.taken !== null) await giveBackAll(tx, { order, lines, refundTo, now });
  }
  return open;
}

interface HeldOrder {
  readonly order: PlacedOrder;
  readonly lines: readonly OrderLine[];
}

/** Packed goods are written off, until an operator looks at them. */
async function disposeOfGoods(tx: Transaction, held: readonly HeldOrder[]): Promise<void> {
  const isPacked = ({ order }: HeldOrder): boolean => order.state >= PICKED;
  // What is still the order's: of what could not be picked, picking has disposed itself.
  const unitsIn = (some: readonly HeldOrder[]): Units =>
    unitsOf(
      some.flatMap(({ lines }) => lines),
      ({ picked, quantity }) => picked ?? quantity,
    );
  const back = unitsIn(held.filter((one) => !isPacked(one)));
  const off = unitsIn(held.filter(isPacked));
  await lockStock(tx, { codes: [...back.keys(), ...off.keys()] });
  await putBackStock(tx, back);
  await writeOffStock(tx, off);
}
