/** M4 of MoneyInvariants: the provider has what orders and bills cost, and nothing else. */
import { isDeepStrictEqual } from 'node:util';

import { mustBe, type MoneyFacts } from './money-facts.ts';

/** The key of a capture that nobody here asked for. */
export const STRAY = 'stray';

interface Cost {
  readonly id: number;
  readonly ref: string;
  readonly isSettled: boolean;
  /** In fils: what was taken of its orders, with what was captured of those that were cancelled before, less what went back to the card. */
  readonly orders: string;
  /** Of its bill, less what went back of an e-gift. */
  readonly bill: string;
  /** Orders of it that are not cancelled. */
  readonly living: string;
}

const COSTS = `select a.id, a.ref, a.settled_at is not null as "isSettled",
    (select coalesce(sum(coalesce(o.taken, 0)
        + coalesce((select sum(c.fils) from payment_operation c where o.taken is null and c.attempt_id = a.id and c.kind = 'capture'
            and c.state = 'done' and c.doctype = 'RSO' and c.docno = o.id), 0)
        - coalesce((select sum(r.fils) from order_refund r where r.order_id = o.id and r.way = 'card'), 0)), 0)
     from placed_order o where o.attempt_id = a.id) as orders,
    (select coalesce(sum(b.fils - coalesce((select g.fils from egift g where g.bill_id = b.id and g.is_refunded_to_card), 0)), 0) from bill b where a.doctype = 'PBO' and b.id = a.docno and b.state = 'paid' and a.state = 'authorised') as bill,
    (select count(*) from placed_order o where o.attempt_id = a.id and o.state <> -1) as living
  from payment_attempt a where a.user_id = any($1) and a.method <> 'wallet' order by a.id`;

export async function ofProvider(facts: MoneyFacts): Promise<void> {
  const done = await facts.rows<{ id: number; key: string; kind: string; state: string }>(
    `select o.attempt_id as id, o.key, o.kind, o.state from payment_operation o join payment_attempt a on a.id = o.attempt_id
     where o.state in ('done', 'refused') and a.user_id = any($1)`,
  );
  for (const { id, ref, isSettled, orders, bill, living } of await facts.rows<Cost>(COSTS)) {
    const payment = await facts.payment(ref);
    const here = done.filter((one) => one.id === id && one.state === 'done').map(({ key }) => key);
    const there = (payment?.operations ?? []).filter((key) => key !== STRAY);
    const said = `attempt ${id}: the provider did ${there.join(', ')}, and here it was ${here.join(', ')}`;
    mustBe('M4', isDeepStrictEqual(here.toSorted(), there.toSorted()), said);
    const had = payment ? payment.captured - payment.refunded : 0;
    const cost = Number(orders) + Number(bill);
    mustBe('M4', had === cost, `attempt ${id}: the provider has ${had}, what it paid costs ${cost}`);
    // A provider that refuses to let it go keeps it until it lapses.
    const isKept = done.some((one) => one.id === id && one.kind === 'void' && one.state === 'refused');
    const isLeft = payment?.state === 'authorised' && Number(living) === 0 && !isKept;
    mustBe('M4', !isLeft, `attempt ${id} is authorised for nothing, settled ${String(isSettled)}`);
    mustBe('M4', isSettled || cost === 0, `attempt ${id} has paid for something and was never settled`);
    mustBe('M4', isSettled || Number(living) === 0, `attempt ${id} has orders and was never settled`);
  }
}
