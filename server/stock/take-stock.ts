/** Units that a prepared order held are sold, all at once (money.md section 5): the shelves are locked while this and what follows it runs. */
import { sql } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { checkUnits, lockStock, type Units } from './lock-stock.ts';
import { stock, stockHold } from './table.ts';

export interface StockTaking {
  readonly proId: number;
  readonly units: Units;
  readonly now: Date;
}

/**
 * Sells these units: out of the prepared order's own holds as far as they go, anew where they are past or fewer. Everything else that it
 * holds is let go. Answers the codes of which there is not enough, sorted; if there is one, nothing has changed. A product without a row
 * is unlimited, and never short.
 *
 * @throws RangeError where the units of a product are none
 */
export async function takeStock(tx: Transaction, { proId, units, now }: StockTaking): Promise<string[]> {
  checkUnits(units);
  const shelves = await lockStock(tx, { codes: units.keys(), proId });
  if (shelves.size === 0) return [];
  const codes = sql.param([...shelves.keys()]);
  // The shelves are ours now, and so is what is held of them.
  const ending = sql`stock_code = any(${codes}::text[]) and (pro_id = ${proId} or until <= ${now.toISOString()}::timestamptz)`;
  const { rows } = await tx.execute<{ code: string; units: number }>(
    sql`select stock_code as code, sum(units)::integer as units from ${stockHold} where ${ending} group by stock_code`,
  );
  const freed = new Map(rows.map((row) => [row.code, row.units]));
  const short = [...shelves].flatMap(([code, { onHand, held }]) =>
    (units.get(code) ?? 0) > onHand - held + (freed.get(code) ?? 0) ? [code] : [],
  );
  if (short.length > 0) return short.toSorted();
  const sold = sql.param([...shelves.keys()].map((code) => units.get(code) ?? 0));
  await tx.execute(sql`with gone as (delete from ${stockHold} where ${ending} returning stock_code, units),
    figures as (select code, sold, coalesce((select sum(units)::integer from gone where stock_code = code), 0) as freed
      from unnest(${codes}::text[], ${sold}::integer[]) as one(code, sold))
    update ${stock} set held = held - freed, on_hand = on_hand - sold from figures where stock.stock_code = figures.code`);
  return [];
}
