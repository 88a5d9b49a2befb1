/** When something happens next of itself. */
import type { MoneyShop } from './money-shop.ts';

const HOUR_MS = 3_600_000;

/** A slot of an order that is not brought yet begins, or a planned delivery is to become an order; null where nothing is awaited. */
export async function nextEvent(shop: MoneyShop, users: readonly number[]): Promise<Date | null> {
  const { db, deps } = shop;
  const ahead = deps.settings.shop.regularHoursAhead;
  const { rows } = await db.pool.query<{ at: Date | null }>(
    `select least(
       (select min(slot_starts_at) from placed_order where user_id = any($1) and state in (1, 2, 3, 4)),
       (select min(case when d.starts_at <= $2 then d.starts_at else d.starts_at - $3 * interval '1 hour' end)
        from regular_delivery d join regular_order r on r.id = d.regular_id where r.user_id = any($1) and d.state = 'planned')) as at`,
    [users, new Date(shop.now().getTime() + ahead * HOUR_MS), ahead],
  );
  return rows[0]?.at ?? null;
}

export async function haveRegularOrders({ db }: MoneyShop, users: readonly number[]): Promise<boolean> {
  const { rows } = await db.pool.query('select 1 from regular_order where user_id = any($1) limit 1', [users]);
  return rows.length > 0;
}
