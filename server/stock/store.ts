/** What can still be sold, as it is read, and what an operator says there is. A product without a row is unlimited. */
import { inArray, sql } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';

import { stock } from './table.ts';

export interface StockView {
  readonly now: Date;
  /** The prepared order that is being changed: what it holds itself is there for it. */
  readonly forPro?: number;
}

/** Units by stock code, of the codes that have a row alone. Read without a lock: who holds some asks again. */
export async function availableStock(
  db: Queryable,
  codes: readonly string[],
  { now, forPro }: StockView,
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  // What is past is not counted, whether or not somebody has tidied it up.
  const live = sql`coalesce((select sum(h.units) from stock_hold h where h.stock_code = ${stock.stockCode}
    and h.until > ${now.toISOString()}::timestamptz and h.pro_id is distinct from ${forPro ?? null}::integer), 0)`;
  const rows = await db
    .select({ stockCode: stock.stockCode, units: sql<number>`(${stock.onHand} - ${live})::integer` })
    .from(stock)
    .where(inArray(stock.stockCode, [...codes]));
  return new Map(rows.map(({ stockCode, units }) => [stockCode, units]));
}

/**
 * What is on the shelf, held or not. From the first figure on the product is no longer unlimited. False where more is held than
 * that: then nothing has changed.
 */
export async function setStock(tx: Transaction, stockCode: string, onHand: number): Promise<boolean> {
  if (!Number.isSafeInteger(onHand) || onHand < 0) throw new RangeError(`${onHand} units cannot be on the shelf`);
  const changed = await tx
    .insert(stock)
    .values({ stockCode, onHand })
    .onConflictDoUpdate({ target: stock.stockCode, set: { onHand }, setWhere: sql`${stock.held} <= ${onHand}` })
    .returning({ stockCode: stock.stockCode });
  return changed.length > 0;
}
