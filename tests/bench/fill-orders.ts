/** Orders by the million, as one statement each writes them: the table as it is after years, and one shopper who never stopped ordering. */
import type { Database } from '#server/kit/database.ts';

export interface FilledOrders {
  /** In the table in all. */
  readonly orders: number;
  /** Every how-manieth of them is the shopper's own; the others are a thousand others'. */
  readonly every: number;
  readonly userId: number;
  /** The newest so many come tomorrow; all others were delivered. */
  readonly coming: number;
}

/** Only the shopper's have lines, events and baskets: ten, five and one each. */
export async function fillOrders(db: Database, { orders, every, userId, coming }: FilledOrders): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(OTHERS);
    await client.query(ORDERS, [orders, every, userId, coming]);
    for (const statement of [LINES, EVENTS, BASKETS, BASKET_LINES]) await client.query(statement, [userId]);
    for (const table of ['placed_order', 'order_line', 'order_event', 'basket', 'basket_line']) {
      await client.query(`vacuum analyze ${table}`);
    }
  } finally {
    // Closed, not kept: its statements had no limit of time.
    client.release(true);
  }
}

const OTHERS = `
  insert into user_account (customer_code, first_name, email, created_at)
  select 'BENCH' || n, 'Bench', '', now() from generate_series(1, 1000) as n on conflict do nothing`;

const ADDRESS = `'{"addressId": 1, "label": {"en": "Home", "ar": "المنزل"}, "full": {"en": "Villa 12, Street 8, Al Barsha 1, Dubai", "ar": "فيلا 12، شارع 8، البرشاء 1، دبي"}, "zone": 2, "latitude": null, "longitude": null}'::jsonb`;
const NOTES = `'{"special": "", "packing": "", "message": "", "packingOption": "bags", "printsInvoice": false, "alternative": "none"}'::jsonb`;
const SUMS = `'{"goods": 24000, "discount": 0, "voucher": 0, "points": 0, "delivery": 1000, "deposit": 0, "donation": 0, "net": 25000, "vat": 1190}'::jsonb`;

const ORDERS = `
  with others as (select array_agg(id order by id) as ids from user_account where customer_code like 'BENCH%')
  insert into placed_order (user_id, pro_id, group_no, kind, state, placed_at, state_at, language, deliver_to, contact, instructions,
    is_express, slot_id, day, slot_starts_at, slot_ends_at, goods, discount, voucher, points, delivery, deposit, donation, net, paid_by,
    taken, taken_at, delivered_at, picked_sums)
  select case when n % $2::int = 0 then $3::int else others.ids[1 + n % 1000] end, 1000000000 + n, $3::int, 'standard',
    case when is_coming then 1 else 6 end, at, at, 'en', ${ADDRESS}, '+971501234567', ${NOTES},
    false, 1, (case when is_coming then now() + interval '1 day' else at + interval '1 day' end)::date, at, at + interval '2 hours',
    24000, 0, 0, 0, 1000, 0, 0, 25000, 'wallet',
    case when is_coming then null else 25000 end, case when is_coming then null else at end, case when is_coming then null else at end,
    case when is_coming then null else ${SUMS} end
  from generate_series(1, $1::int) as n
    cross join others
    cross join lateral (select n > $1::int - $4::int as is_coming, now() - interval '2 days' - make_interval(mins => $1::int - n) as at) as one
  order by n`;

const OWN = `select id, placed_at from placed_order where user_id = $1 and pro_id > 1000000000`;

const LINES = `
  insert into order_line (order_id, srno, cart_type, stock_code, name, units, image, quantity, price, deposit, lowered, is_fresh, is_gift_wrapped)
  select own.id, n, 'CRT', 'BENCH' || (own.id * 7 + n * 13) % 3000, '{"en": "Basmati rice", "ar": "أرز بسمتي"}', '{"en": "5 kg", "ar": "5 كجم"}',
    '/img/' || n || '.webp', 2, 1200, 0, 0, false, false
  from (${OWN}) as own cross join generate_series(1, 10) as n`;

const EVENTS = `
  insert into order_event (order_id, state, at)
  select own.id, state, own.placed_at from (${OWN}) as own cross join unnest(array[1, 2, 3, 4, 6]) as state`;

const BASKETS = `insert into basket (id, user_id, bought_at) select 'RSO-' || own.id, $1, own.placed_at from (${OWN}) as own`;

const BASKET_LINES = `
  insert into basket_line (basket_id, stock_code)
  select distinct 'RSO-' || own.id, 'BENCH' || (own.id * 7 + n * 13) % 3000 from (${OWN}) as own cross join generate_series(1, 10) as n`;
