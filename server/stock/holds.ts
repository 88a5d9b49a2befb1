/**
 * Units of the shelves: held by a prepared order, then sold by its placed ones (take-stock.ts; money.md section 5). Each verb locks the rows
 * that it changes and takes what is past off them first, so that nothing depends on the job that tidies up. A product without a row is
 * unlimited: it gets no hold and is never short.
 */
import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { checkUnits, dropStockHolds, lockStock, type Units } from './lock-stock.ts';
import { stock, stockHold } from './table.ts';

export interface StockWish {
  readonly proId: number;
  readonly units: Units;
  readonly until: Date;
  readonly now: Date;
}

/**
 * Holds these units until then, in place of all that the prepared order held before. Answers the codes of which there is not enough,
 * sorted; if there is one, nothing of this call is held and what was held before it is held still.
 */
export async function holdStock(tx: Transaction, { proId, units, until, now }: StockWish): Promise<string[]> {
  const shelves = await readShelves(tx, { proId, units, now });
  const short = shortOf(shelves, units);
  if (short.length > 0) return short;
  await dropStockHolds(tx, sql`pro_id = ${proId}`);
  const holds = shelves.flatMap(({ stockCode }) => {
    const wanted = units.get(stockCode);
    return wanted === undefined ? [] : [{ proId, stockCode, units: wanted, until }];
  });
  if (holds.length === 0) return [];
  await tx.insert(stockHold).values(holds);
  await change(tx, units, sql`held = held + wanted.units`);
  return [];
}

/** Lets go of everything that the prepared order holds. */
export async function releaseStockHolds(tx: Transaction, proId: number): Promise<void> {
  await lockStock(tx, { codes: [], proId });
  await dropStockHolds(tx, sql`pro_id = ${proId}`);
}

/** Gives what the prepared order holds another end. What is past and was tidied up does not come back: placing takes it anew. */
export async function extendStockHolds(tx: Transaction, proId: number, until: Date): Promise<void> {
  await lockStock(tx, { codes: [], proId });
  await tx.update(stockHold).set({ until }).where(eq(stockHold.proId, proId));
}

/** Units that were sold and go back on the shelf: a cancelled order's, or what was not picked and is there after all. */
export async function putBackStock(tx: Transaction, units: Units): Promise<void> {
  await lockStock(tx, { codes: units.keys() });
  await change(tx, units, sql`on_hand = on_hand + wanted.units`);
}

/**
 * Units that were sold, and can neither be brought nor go back on the shelf: they are broken or gone. They left `onHand` when they
 * were sold, so that on hand + sold + written off stays what it was (money.md section 7).
 */
export async function writeOffStock(tx: Transaction, units: Units): Promise<void> {
  await lockStock(tx, { codes: units.keys() });
  await change(tx, units, sql`written_off = written_off + wanted.units`);
}

/** What was written off and is looked for again, for the order that it was sold to. */
export async function takeBackWriteOff(tx: Transaction, units: Units): Promise<void> {
  await lockStock(tx, { codes: units.keys() });
  await change(tx, units, sql`written_off = written_off - wanted.units`);
}

/** Units that were written off, and turn out to be good: they are on the shelf again. The table refuses more than were written off. */
export async function restockWrittenOff(tx: Transaction, units: Units): Promise<void> {
  await lockStock(tx, { codes: units.keys() });
  await change(tx, units, sql`on_hand = on_hand + wanted.units, written_off = written_off - wanted.units`);
}

interface ShelfStock {
  readonly stockCode: string;
  /** On hand, and held by nobody else. */
  readonly free: number;
}

/** Locked, with what is past off them; those that are wanted or held. @throws RangeError where the units are none */
async function readShelves(
  tx: Transaction,
  { proId, units, now }: Omit<StockWish, 'until'>,
): Promise<readonly ShelfStock[]> {
  checkUnits(units);
  const codes = await lockStock(tx, { codes: units.keys(), proId });
  if (codes.size === 0) return [];
  const listed = sql`any(${sql.param([...codes.keys()])}::text[])`;
  await dropStockHolds(tx, sql`stock_code = ${listed} and until <= ${now.toISOString()}::timestamptz`);
  const { rows } = await tx.execute<{ stockCode: string; free: number }>(sql`
    select s.stock_code as "stockCode", s.on_hand - s.held + coalesce(h.units, 0) as free
      from stock s left join stock_hold h on h.stock_code = s.stock_code and h.pro_id = ${proId}
     where s.stock_code = ${listed}`);
  return rows;
}

function shortOf(shelves: readonly ShelfStock[], units: Units): string[] {
  return shelves
    .filter(({ stockCode, free }) => (units.get(stockCode) ?? 0) > free)
    .map(({ stockCode }) => stockCode)
    .toSorted();
}

/** Of rows that are locked; products without one are passed over. */
async function change(tx: Transaction, units: Units, what: ReturnType<typeof sql>): Promise<void> {
  checkUnits(units);
  const wanted = JSON.stringify([...units].map(([code, count]) => ({ code, units: count })));
  await tx.execute(sql`update ${stock} set ${what}
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(code text, units integer) where stock_code = wanted.code`);
}
