/** Stock rows locked for what is held and sold of them, and the holds that go off them. */
import { sql, type SQL } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { stock, stockHold } from './table.ts';

/** By stock code, above 0. */
export type Units = ReadonlyMap<string, number>;

/** Units. */
export interface LockedShelf {
  readonly onHand: number;
  readonly held: number;
}

/**
 * Locks the rows of these products, and of those that the prepared order holds units of, in the order of their codes; answers
 * them by code. Products without a row are left out.
 */
export async function lockStock(
  tx: Transaction,
  { codes, proId = null }: { readonly codes: Iterable<string>; readonly proId?: number | null },
): Promise<ReadonlyMap<string, LockedShelf>> {
  const held = sql`select ${stockHold.stockCode} from ${stockHold} where ${stockHold.proId} = ${proId}`;
  const rows = await tx
    .select({ stockCode: stock.stockCode, onHand: stock.onHand, held: stock.held })
    .from(stock)
    .where(sql`${stock.stockCode} = any(${sql.param([...codes])}::text[]) or ${stock.stockCode} in (${held})`)
    .orderBy(stock.stockCode)
    .for('no key update');
  return new Map(rows.map(({ stockCode, ...shelf }) => [stockCode, shelf]));
}

/** Deletes holds together with their units in `held`; their stock rows are locked already. */
export async function dropStockHolds(tx: Transaction, which: SQL): Promise<void> {
  await tx.execute(sql`with gone as (delete from ${stockHold} where ${which} returning stock_code, units),
    sums as (select stock_code, sum(units)::integer as units from gone group by stock_code)
    update ${stock} set held = held - sums.units from sums where stock.stock_code = sums.stock_code`);
}

/** @throws RangeError where a figure is no whole number above 0: it would pass for nothing that is asked for, or for something given back */
export function checkUnits(units: Units): void {
  for (const [code, count] of units) {
    if (!Number.isSafeInteger(count) || count <= 0) throw new RangeError(`${count} units of ${code}`);
  }
}
