/** M2 and M14 of MoneyInvariants: the wallets, the ledger and the papers, against the documents. */
import { recount } from '#server/ledger/recount.ts';

import { mustBe, type MoneyFacts } from './money-facts.ts';
import { GIFTS } from './money-shop.ts';

interface Wallet {
  readonly id: number;
  readonly balance: string;
  readonly reserved: string;
  readonly taken: string;
  readonly back: string;
  readonly tips: string;
  /** By top-ups, with their bonus. */
  readonly added: string;
  /** From friends, less what went to them. */
  readonly friends: string;
  /** By e-gifts that were redeemed, could not go back to their cards or went back to the wallet, less those that it paid. */
  readonly gifts: string;
  /** By bills of regular orders that are paid. */
  readonly regulars: string;
  /** Of these what is still to come, which nothing else can spend. */
  readonly coming: string;
  readonly open: string;
}

/** At any time between two steps. */
export async function ofWallets(facts: MoneyFacts): Promise<void> {
  const wallets = await facts.rows<Wallet>(
    `select a.user_id as id, a.balance, a.reserved,
       coalesce(sum(o.taken) filter (where o.paid_by = 'wallet'), 0) as taken,
       coalesce((select sum(r.fils) from order_refund r join placed_order p on p.id = r.order_id
         where p.user_id = a.user_id and r.way = 'wallet' and r.done_at is not null), 0) as back,
       coalesce((select sum(t.driver_fils + t.picker_fils) from tip t
         where t.user_id = a.user_id and t.state = 'paid' and t.bill_id is null), 0) as tips,
       coalesce((select sum(b.fils + t.bonus_fils) from top_up t join bill b on b.id = t.bill_id
         where t.user_id = a.user_id and b.state = 'paid'), 0) as added,
       coalesce((select sum(case when f.received_by = a.user_id then f.fils else 0 end
           + case when f.user_id = a.user_id and f.state = 'returned' then f.fils else 0 end
           - case when f.user_id = a.user_id and f.way = 'wallet' and f.state in ('held', 'received', 'returned') then f.fils else 0 end)
         from friend_money f where a.user_id in (f.user_id, f.received_by)), 0) as friends,
       coalesce((select sum(g.fils) from egift g where g.redeemed_by = a.user_id), 0)
         + coalesce((select sum(g.fils) from egift g where g.user_id = a.user_id and not g.is_refunded_to_card), 0)
         - coalesce((select sum(p.fils) from egift g join payment_attempt p on p.doctype = 'PBO' and p.docno = g.bill_id
             where p.user_id = a.user_id and p.method = 'wallet' and p.state = 'authorised'), 0) as gifts,
       coalesce((select sum(b.fils) from bill b where b.user_id = a.user_id and b.kind = 'regular' and b.state = 'paid'), 0) as regulars,
       coalesce((select sum((r.price + r.deposit) * r.quantity) from regular_order r join regular_delivery d on d.regular_id = r.id
         where r.user_id = a.user_id and r.pays_now and d.state = 'planned'), 0) as coming,
       coalesce(sum(o.net) filter (where o.paid_by = 'wallet' and o.taken is null and o.state <> -1), 0) as open
     from ledger_account a left join placed_order o on o.user_id = a.user_id
     where a.kind = 'wallet' and a.user_id = any($1) group by a.id`,
  );
  mustBe('M2', wallets.length === facts.users.length, 'a wallet is gone');
  for (const { id, balance, reserved, taken, back, tips, added, friends, gifts, regulars, coming, open } of wallets) {
    const said = `the wallet of ${id} has ${balance}, ${reserved} of it reserved; taken ${taken}, back ${back}, tips ${tips}, added ${added}, friends ${friends}, gifts ${gifts}, regular orders ${regulars}, to come ${coming}, open orders ${open}`;
    const came = [back, added, friends, gifts, regulars].reduce<number>(
      (sum, fils) => sum + Number(fils),
      GIFTS.wallet,
    );
    const due = came - Number(taken) - Number(tips);
    mustBe('M2', Number(balance) === due && Number(reserved) === Number(open) + Number(coming), said);
    mustBe('M2', Number(balance) >= Number(reserved) && Number(reserved) >= 0, said);
  }
}

/** Entries of orders, bills and e-gifts of the shoppers. */
const OWN = `(select e.* from ledger_entry e where
  (e.doctype = 'RSO' and e.docno in (select id from placed_order where user_id = any($1)))
  or (e.doctype = 'EGF' and e.docno in (select id from egift where user_id = any($1)))
  or (e.doctype = 'PBO' and e.docno in (select id from bill where user_id = any($1))))`;

/** What each of the shop's own accounts must have had of them, in fils: what orders that stand cost, tips that were given, what waits for friends, and e-gifts that nobody has redeemed. */
const DUE = `(with stands as (select picked_sums as s from placed_order
    where user_id = any($1) and taken is not null and state <> -1)
  select 'vat' as kind, coalesce(sum((s ->> 'vat')::int), 0) as fils from stands
  union all select 'donations', coalesce(sum((s ->> 'donation')::int), 0) from stands
  union all select 'deposit', coalesce(sum((s ->> 'deposit')::int), 0) from stands
  union all select 'earned', coalesce(sum((s ->> 'net')::int - (s ->> 'vat')::int - (s ->> 'donation')::int - (s ->> 'deposit')::int), 0) from stands
  union all select 'tips', coalesce(sum(driver_fils + picker_fils), 0) from tip where user_id = any($1) and state = 'paid'
  union all select 'top_up_bonus', -coalesce(sum(t.bonus_fils), 0) from top_up t join bill b on b.id = t.bill_id
    where t.user_id = any($1) and b.state = 'paid'
  union all select 'held_for_friend', coalesce(sum(fils), 0) from friend_money where user_id = any($1) and state = 'held'
  union all select 'egift', coalesce(sum(fils), 0) from egift where user_id = any($1) and state in ('paid', 'sent')
  union all select 'refunds_due', coalesce(sum(r.fils), 0) from order_refund r join placed_order o on o.id = r.order_id
    where o.user_id = any($1) and r.way = 'card' and r.done_at is null)`;

/** At rest. */
export async function ofBooks(facts: MoneyFacts): Promise<void> {
  const drifts = await recount(facts.shop.db);
  mustBe('M2', drifts.length === 0, `the ledger drifts: ${JSON.stringify(drifts)}`);
  await facts.none(
    'M2',
    'an order was posted for another amount than was taken',
    `select o.id from placed_order o left join ledger_entry e on e.doctype = 'RSO' and e.docno = o.id and e.kind = 'order_taken'
       left join ledger_posting p on p.entry_id = e.id and p.fils < 0
     where o.user_id = any($1) group by o.id having coalesce(o.taken, 0) <> -coalesce(sum(p.fils), 0)`,
  );
  await facts.none(
    'M2',
    'what went back is in the books otherwise than it went',
    `select r.key, r.way, r.fils, sum(p.fils) filter (where a.kind = 'wallet') as wallet, sum(p.fils) filter (where a.kind = 'refunds_due') as due
     from order_refund r join placed_order o on o.id = r.order_id
       left join ${OWN} e on (e.kind, e.key) in (('cancelled_captured', r.key), ('order_refunded', 'refund ' || r.key), ('refund_ended', 'refunded ' || r.key))
       left join ledger_posting p on p.entry_id = e.id left join ledger_account a on a.id = p.account_id
     where o.user_id = any($1) group by r.id
     having coalesce(sum(p.fils) filter (where a.kind = 'wallet'), 0) <> case when r.way = 'wallet' and r.done_at is not null then r.fils else 0 end
       or coalesce(sum(p.fils) filter (where a.kind = 'refunds_due'), 0) <> case when r.way = 'card' and r.done_at is null then r.fils else 0 end`,
  );
  await facts.none(
    'M2',
    'an account of the shop has something else than orders, bills and tips say',
    `select due.kind, due.fils, coalesce(had.fils, 0) as had from ${DUE} due
       left join (select case when a.kind in ('sales', 'delivery') then 'earned' else a.kind end as kind, sum(p.fils) as fils
         from ${OWN} e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id group by 1) had using (kind)
     where due.fils <> coalesce(had.fils, 0)`,
  );
}

export async function ofPapers(facts: MoneyFacts): Promise<void> {
  await facts.none(
    'M14',
    'an invoice less its credit notes is something else than the order costs',
    `select o.id, sum(i.sign * i.fils) as fils, sum(i.sign * i.vat) as vat from placed_order o
       left join (select *, 2 * (kind = 'invoice')::int - 1 as sign from invoice) i on i.order_id = o.id
     where o.user_id = any($1) group by o.id
     having count(*) filter (where i.kind = 'invoice') <> case when o.taken is null then 0 else 1 end
       or coalesce(sum(i.sign * i.fils), 0) <> case when o.taken is null or o.state = -1 then 0 else (o.picked_sums ->> 'net')::int end
       or coalesce(sum(i.sign * i.vat), 0) <> case when o.taken is null or o.state = -1 then 0 else (o.picked_sums ->> 'vat')::int end`,
  );
}
