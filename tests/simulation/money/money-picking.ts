/** What the people who pick do, as their command does it. */
import { and, asc, inArray } from 'drizzle-orm';

import { readShelf } from '#server/catalogue/read-shelf.ts';
import { returnPromises } from '#server/checkout/return-promises.ts';
import { moveByHand } from '#server/fulfilment/move-by-hand.ts';
import { CannotPick, shortPick } from '#server/fulfilment/short-pick.ts';
import { linesOfOrder, lockOrder } from '#server/orders/order-store.ts';
import { placedOrder } from '#server/orders/table.ts';

import type { MoneyShop, MoneyStart } from './money-shop.ts';
import type { MoneyStep } from './money-steps.ts';

export interface MissingOfOrder {
  /** Of the order. */
  readonly id: number;
  readonly srno: number;
  readonly units: number;
}

const PICKING = 2;

/** Null where there is nothing to pick, or its money is on its way. */
export async function pickShort(
  shop: MoneyShop,
  { shoppers }: MoneyStart,
  { which, place, units }: Extract<MoneyStep, { do: 'short' }>,
): Promise<MissingOfOrder | null> {
  const { db } = shop;
  const ids = shoppers.map(({ buyer }) => buyer.id);
  const isOpen = and(inArray(placedOrder.userId, ids), inArray(placedOrder.state, [1, PICKING]));
  const open = await db.orm.select().from(placedOrder).where(isOpen).orderBy(asc(placedOrder.id));
  const order = open[which % Math.max(1, open.length)];
  if (!order) return null;
  const figures = shop.deps.settings.shop;
  const desk = { db, now: () => shop.now(), shop: figures, returnPromises, pause: () => Promise.resolve() };
  if (order.state !== PICKING) await moveByHand(desk, order.parentId ?? order.id, PICKING);
  const room = { shelf: await readShelf(db), now: shop.now(), shop: figures };
  return db.transaction(async (tx) => {
    const { id } = order;
    const locked = await lockOrder(tx, id, shop.now());
    const lines = await linesOfOrder(tx, id);
    const line = lines[place % lines.length];
    const had = line ? (line.picked ?? line.quantity) : 0;
    if (!locked || !line || had === 0) return null;
    const missing = { srno: line.srno, units: Math.min(units, had) };
    try {
      await shortPick(tx, locked, missing, room);
      return { id, ...missing };
    } catch (error) {
      if (error instanceof CannotPick && error.problem === 'being_taken') return null;
      throw error;
    }
  });
}
