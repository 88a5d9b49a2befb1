/** M16 of MoneyInvariants: an e-gift is paid, goes out on its day, and its money is in one wallet, or back. It has no VAT (decisions.md 19). */
import type { MoneyFacts } from './money-facts.ts';
import type { MoneyShopper } from './money-shop.ts';

export async function ofGifts(facts: MoneyFacts, shoppers: readonly MoneyShopper[]): Promise<void> {
  await facts.none(
    'M16',
    'an e-gift stands otherwise than its bill',
    `select g.id, g.state, g.fils, b.state as bill, b.fils as billed from egift g left join bill b on b.id = g.bill_id
     where g.user_id = any($1) and (b.fils <> g.fils or (g.state <> 'draft') <> coalesce(b.state = 'paid', false))`,
  );
  await facts.none(
    'M16',
    'an e-gift went out before its day, or without its code',
    `select id, state, day, sent_at from egift
     where user_id = any($1) and ((state in ('sent', 'redeemed')) <> (sent_at is not null) or (sent_at is null) <> (code_hash is null)
       or (day > (made_at at time zone 'Asia/Dubai')::date and sent_at < (day + time '09:00') at time zone 'Asia/Dubai'))`,
  );
  await facts.none(
    'M16',
    'an e-gift was taxed, or counts as sold',
    `select e.key, a.kind, p.fils from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
     where e.kind like 'egift_%' and a.kind not in ('egift', 'wallet', 'provider_clearing', 'refunds_due')
       and (e.doctype, e.docno) in (select 'EGF', id from egift where user_id = any($1) union all select 'PBO', bill_id from egift where user_id = any($1))`,
  );
  await facts.none(
    'M16',
    'the money of an e-gift lies elsewhere than it stands',
    `select g.id, g.state, g.fils, a.balance from egift g left join ledger_account a on a.kind = 'egift' and a.ref = g.id::text
     where g.user_id = any($1) and coalesce(a.balance, 0) <> case when g.state in ('paid', 'sent') then g.fils else 0 end`,
  );
  await facts.none(
    'M16',
    'an e-gift is cancelled, and its money is not back',
    `select id, refunded_at from egift where user_id = any($1) and (state = 'cancelled') <> (refunded_at is not null)`,
  );
  const said = shoppers.flatMap(({ buyer, redeemed }) => redeemed.map((id) => ({ id, by: buyer.id })));
  await facts.none(
    'M16',
    'the shop said that an e-gift is redeemed, and it is not theirs',
    `select s.id, count(*) as times, max(g.state) as state from jsonb_to_recordset($2::jsonb) as s(id int, by int) left join egift g using (id)
     where $1::int[] is not null group by s.id having count(*) > 1 or max(s.by) is distinct from max(g.redeemed_by)`,
    JSON.stringify(said),
  );
  await facts.none(
    'M9',
    'an e-gift is on its way',
    `select id, state, sends_at, mailed_at from egift
     where user_id = any($1) and ((state = 'paid' and sends_at <= $2) or (sent_at is not null and mailed_at is null))`,
    facts.shop.now(),
  );
}
