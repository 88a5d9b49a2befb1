/** M13 of MoneyInvariants: a tip is given once, and a rating is the first that was given. */
import type { MoneyFacts } from './money-facts.ts';
import type { MoneyShopper } from './money-shop.ts';

export async function ofTips(facts: MoneyFacts, shoppers: readonly MoneyShopper[]): Promise<void> {
  await facts.none(
    'M13',
    'a tip is in the books otherwise than it was given',
    `select t.id, t.state from tip t left join ledger_entry e on e.kind = 'tip_given' and e.key = 'tip ' || t.id
       left join ledger_posting p on p.entry_id = e.id and p.fils > 0 and p.account_id = (select id from ledger_account where kind = 'tips')
     where t.user_id = any($1) group by t.id
     having coalesce(sum(p.fils), 0) <> case when t.state = 'paid' then t.driver_fils + t.picker_fils else 0 end`,
  );
  await facts.none(
    'M13',
    'a tip is something else than its bill',
    `select b.id from bill b left join tip t on t.bill_id = b.id
     where b.user_id = any($1) and b.kind = 'tip' and (b.state is distinct from t.state or b.fils <> t.driver_fils + t.picker_fils)`,
  );
  const said = shoppers.flatMap(({ rated }) => [...rated].map(([id, stars]) => ({ id, stars })));
  await facts.none(
    'M13',
    'a rating is another than the first that was kept',
    `select s.id, r.delivery from jsonb_to_recordset($2::jsonb) as s(id int, stars int) left join order_rating r on r.order_id = s.id
     where s.stars is not null and r.delivery is distinct from s.stars and $1::int[] is not null`,
    JSON.stringify(said),
  );
}
