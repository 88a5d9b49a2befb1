import { sql, type SQL } from 'drizzle-orm';

interface PricedLine {
  /** Fils each: what is paid, and what it costs without an offer; 0 where that was not kept. */
  readonly price: number;
  readonly oldPrice: number;
}

/** Fils that offers took off the prices of these lines, of which so many units are counted. */
export function savedByOffers<Line extends PricedLine>(
  lines: readonly Line[],
  unitsOf: (line: Line) => number,
): number {
  return lines.reduce((sum, line) => sum + Math.max(0, line.oldPrice - line.price) * unitsOf(line), 0);
}

/** The same of an order that is delivered, in SQL beside a row of placed_order. */
export const orderSavedByOffers: SQL<number> = sql.raw(`(
  select coalesce(sum(greatest(of_order.old_price - of_order.price, 0) * coalesce(of_order.picked, of_order.quantity)), 0)::int
  from order_line as of_order where of_order.order_id = placed_order.id
)`) as SQL<number>;
