/** M17 of MoneyInvariants: a regular order is paid as it says, its money waits in the wallet, and each delivery is in one order. */
import type { MoneyFacts } from './money-facts.ts';

const OWN = `(select * from regular_order where user_id = any($1))`;

/** At rest. */
export async function ofRegulars(facts: MoneyFacts): Promise<void> {
  await facts.none(
    'M17',
    'a regular order stands otherwise than its bill',
    `select r.id, r.state, b.state as bill from ${OWN} r left join bill b on b.id = r.bill_id
     where (r.state = 'unpaid' and b.state = 'paid') or (r.pays_now and b.state is distinct from 'paid'
       and exists (select from regular_delivery d where d.regular_id = r.id))`,
  );
  await facts.none(
    'M17',
    'the wallet holds something else for a regular order than is to come of it',
    `select r.id, coalesce(h.fils, 0) as held from ${OWN} r left join ledger_reserve h on h.key = 'REG-' || r.id
     where coalesce(h.fils, 0) <> case when r.pays_now then (r.price + r.deposit) * r.quantity
       * (select count(*) from regular_delivery d where d.regular_id = r.id and d.state = 'planned') else 0 end`,
  );
  await facts.none(
    'M17',
    'a delivery is in an order twice, or in none',
    `select o.id, count(l.*) as lines from placed_order o join order_line l on l.order_id = o.id and l.cart_type = 'REG' and l.substitute_for is null
     where o.user_id = any($1) group by o.id
     having count(l.*) <> (select count(*) from regular_delivery d where d.order_id = o.id)
     union all
     select d.id, 0 from regular_delivery d join ${OWN} r on r.id = d.regular_id where d.order_id is not null
       and not exists (select from order_line l where l.order_id = d.order_id and l.stock_code = r.stock_code and l.quantity = r.quantity)`,
  );
  await facts.none(
    'M17',
    'what was paid at once comes at another price',
    `select d.id, r.price, l.price as comes from regular_delivery d join ${OWN} r on r.id = d.regular_id and r.pays_now
       join order_line l on l.order_id = d.order_id and l.stock_code = r.stock_code and l.cart_type = 'REG' and l.substitute_for is null
     where l.price <> r.price`,
  );
  await facts.none(
    'M9',
    'a regular delivery is on its way',
    `select d.id, d.starts_at from regular_delivery d join ${OWN} r on r.id = d.regular_id where d.state = 'planned'
     union all select id, null from ${OWN} r where state = 'running'`,
  );
}
