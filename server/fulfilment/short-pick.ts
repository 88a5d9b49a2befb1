/** Picking did not find so many units of a line: they come off the order, or something like them comes instead (issue "Orders"). */
import { and, eq } from 'drizzle-orm';

import type { Shelf } from '#server/catalogue/shelf.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { OrderLine, PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';
import { orderLine } from '#server/orders/table.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { writeOffStock } from '#server/stock/holds.ts';
import { lockStock } from '#server/stock/lock-stock.ts';
import { takeStock } from '#server/stock/take-stock.ts';

import { findSubstitutes, type Substitute } from './find-substitutes.ts';
import { settlePicked } from './settle-picked.ts';

const PICKING = 2;

export interface MissingUnits {
  /** The place of the line. */
  readonly srno: number;
  /** How many of it are not there; null: all that is left of it. */
  readonly units: number | null;
}

export interface ShortPicked {
  /** As it was ordered. */
  readonly line: OrderLine;
  readonly units: number;
  /** The line that comes instead. */
  readonly instead: OrderLine | null;
}

export interface PickingRoom {
  /** Of the catalogue as it is now. */
  readonly shelf: Shelf;
  readonly now: Date;
  readonly shop: ShopSettings;
}

export type PickProblem = 'not_picking' | 'being_taken' | 'no_such_line' | 'not_so_many';

/** Nothing was changed. */
export class CannotPick extends Error {
  override readonly name = 'CannotPick';

  constructor(readonly problem: PickProblem) {
    super(problem);
  }
}

/**
 * Within the caller's transaction, the order locked after its shopper; answers what comes of it. Where the
 * shopper allowed something similar (`instructions.alternative`) it is the nearest of which there is enough, at the lower of the two
 * prices; 'none' and 'call' take the units off: a call is a person's, who then knows. Units that are missing were not on the shelf: they
 * are written off, and what is on hand stays as it is.
 *
 * @throws CannotPick where the order is not being picked, or has no such units left
 */
export async function shortPick(
  tx: Transaction,
  order: PlacedOrder,
  { srno, units: asked }: MissingUnits,
  { shelf, now, shop }: PickingRoom,
): Promise<ShortPicked> {
  if (order.state !== PICKING) throw new CannotPick('not_picking');
  if (order.taken === null && order.pickedSums !== null) throw new CannotPick('being_taken');
  const lines = await linesOfOrder(tx, order.id);
  const line = lines.find((one) => one.srno === srno);
  if (!line) throw new CannotPick('no_such_line');
  const had = line.picked ?? line.quantity;
  const units = asked ?? had;
  if (!Number.isSafeInteger(units) || units < 1 || units > had) throw new CannotPick('not_so_many');
  const isIt = and(eq(orderLine.orderId, order.id), eq(orderLine.srno, srno));
  await tx
    .update(orderLine)
    .set({ picked: had - units })
    .where(isIt);
  const instead = await writeOffAndReplace(tx, order, { line, lines, units, shelf, now });
  // What was taken before goes back with each thing that is missing; else it is reckoned once, when picking is done.
  if (order.taken !== null) {
    const after = await linesOfOrder(tx, order.id);
    await settlePicked(tx, { order, lines: { before: lines, after }, now, shop });
  }
  return { line, units, instead };
}

interface Missing extends Omit<PickingRoom, 'shop'> {
  readonly line: OrderLine;
  readonly lines: readonly OrderLine[];
  readonly units: number;
}

async function writeOffAndReplace(
  tx: Transaction,
  order: PlacedOrder,
  { line, lines, units, shelf, now }: Missing,
): Promise<OrderLine | null> {
  const nearest = maySubstitute(order, line) ? await findSubstitutes(tx, shelf, { line, lines }) : [];
  // All shelves at once, by their codes: who is short of the one may be sent the other.
  await lockStock(tx, { codes: [line.stockCode, ...nearest.map(({ stockCode }) => stockCode)] });
  await writeOffStock(tx, new Map([[line.stockCode, units]]));
  for (const one of nearest) {
    const short = await takeStock(tx, { proId: order.proId, units: new Map([[one.stockCode, units]]), now });
    if (short.length === 0) return addSubstitute(tx, { line, lines, units, one });
  }
  return null;
}

/** A gift's things were chosen for it, and a substitute that is missing too has none of its own. */
function maySubstitute({ instructions }: PlacedOrder, { cartType, substituteFor }: OrderLine): boolean {
  return instructions.alternative === 'similar' && cartType === 'CRT' && substituteFor === null;
}

interface Substituted {
  readonly line: OrderLine;
  readonly lines: readonly OrderLine[];
  readonly units: number;
  readonly one: Substitute;
}

async function addSubstitute(tx: Transaction, { line, lines, units, one }: Substituted): Promise<OrderLine> {
  const [made] = await tx
    .insert(orderLine)
    .values({
      ...line,
      ...one,
      srno: Math.max(...lines.map(({ srno }) => srno)) + 1,
      quantity: units,
      picked: units,
      price: Math.min(line.price, one.price),
      lowered: 0,
      oldPrice: 0,
      substituteFor: line.srno,
    })
    .returning();
  if (!made) throw new Error('a substitute was not written');
  return made;
}
