/** M12 of MoneyInvariants: what is cancelled costs nothing, and its money goes where its shopper said. */
import type { MoneyFacts } from './money-facts.ts';
import type { MoneyShopper } from './money-shop.ts';

/** Captured before it was cancelled, and taken of nobody. */
const CAPTURED = `(select coalesce(sum(c.fils), 0) from payment_operation c
  where c.kind = 'capture' and c.state = 'done' and c.doctype = 'RSO' and c.docno = o.id)`;

export async function ofCancelled(facts: MoneyFacts, shoppers: readonly MoneyShopper[]): Promise<void> {
  await facts.none(
    'M12',
    'an order is cancelled, and its money is not back, or is back twice',
    `select o.id, o.taken, coalesce(sum(r.fils), 0) as back from placed_order o left join order_refund r on r.order_id = o.id
     where o.user_id = any($1) and o.state = -1 group by o.id
     having coalesce(sum(r.fils) filter (where r.done_at is not null), 0) <> coalesce(o.taken, ${CAPTURED})`,
  );
  const said = JSON.stringify(
    shoppers.flatMap(({ cancelled }) =>
      [...cancelled].map(([id, to]) => ({ id, way: to === 'CARD' ? 'card' : 'wallet' })),
    ),
  );
  await facts.none(
    'M12',
    'the shop said that an order is cancelled, and it goes on',
    `select o.id from jsonb_to_recordset($2::jsonb) as s(id int) join placed_order o using (id) where o.state <> -1 and $1::int[] is not null`,
    said,
  );
  await facts.none(
    'M12',
    'money went back another way than its shopper said',
    `select r.id, r.way from jsonb_to_recordset($2::jsonb) as s(id int, way text) join placed_order o using (id)
       join order_refund r on r.order_id = o.id and r.reason = 'cancelled' left join payment_operation p on p.key = 'refund ' || r.key
     where $1::int[] is not null and o.paid_by = 'card' and r.way <> s.way and not (r.way = 'wallet' and p.state = 'refused')`,
    said,
  );
}
