/** What histories came to, so that one sees whether they reach what they are to reach. */
import type { MoneyShop } from './money-shop.ts';

const COUNTS = `select 'order ' || state || ' by ' || paid_by || case when parent_id is null then '' else ', added' end
    || case when taken is null then '' else ', taken' end as what, count(*)::int as times from placed_order group by 1
  union all select 'refund ' || reason || ' of ' || o.paid_by || ' to ' || way || case when o.taken is null then ', captured' else '' end, count(*)::int
    from order_refund r join placed_order o on o.id = r.order_id group by 1
  union all select 'tip ' || state || case when bill_id is null then ' by wallet' else ' by card' end, count(*)::int from tip group by 1
  union all select 'bill ' || kind || ' ' || state, count(*)::int from bill group by 1
  union all select 'to a friend ' || way || ' ' || state, count(*)::int from friend_money group by 1
  union all select 'e-gift ' || state || case when is_refunded_to_card then ', on its card' when refunded_at is null then '' else ', in the wallet' end,
    count(*)::int from egift group by 1
  union all select 'e-gift by ' || a.method, count(*)::int from egift g join payment_attempt a on a.doctype = 'PBO' and a.docno = g.bill_id
    where a.state = 'authorised' group by 1
  union all select 'regular order ' || state || case when pays_now then ', paid at once' else '' end, count(*)::int from regular_order group by 1
  union all select 'regular delivery ' || state, count(*)::int from regular_delivery group by 1
  union all select 'rating', count(*)::int from order_rating
  union all select 'paper ' || kind, count(*)::int from invoice group by 1
  union all select 'short of an order that is ' || state, count(distinct o.id)::int from placed_order o join order_line l on l.order_id = o.id
    where l.picked < l.quantity group by 1
  union all select 'short and added', count(distinct o.id)::int from placed_order o join order_line l on l.order_id = o.id
    where l.picked < l.quantity and o.parent_id is not null
  union all select 'placed again', count(*)::int from (select 1 from order_event where state = 1 group by order_id having count(*) > 1) again
  union all select 'operation ' || kind || ' ' || doctype || ' ' || state, count(*)::int from payment_operation group by 1
  union all select 'entry ' || kind, count(*)::int from ledger_entry group by 1 order by 1`;

/** How often, over all histories of the shops until now. */
export async function whatWasReached(shops: readonly MoneyShop[]): Promise<ReadonlyMap<string, number>> {
  const reached = new Map<string, number>();
  for (const { db } of shops) {
    const { rows } = await db.pool.query<{ what: string; times: number }>(COUNTS);
    for (const { what, times } of rows) reached.set(what, (reached.get(what) ?? 0) + times);
  }
  return reached;
}
